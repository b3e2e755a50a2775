// Files that must not outlive the run, however it ends.
#pragma once

#include <optional>
#include <string>

namespace dawson::run {

/// Has TERM and INT remove what is listed before they end the program.
void remove_temporary_files_on_signals();

/// Has what ends a program without a word (ABRT, TRAP, SEGV, BUS: libraries abort where memory
/// ends) remove what is listed, say a fixed line on standard error and end with status 3. Does
/// nothing under sanitizers, which have more to say.
void end_with_a_word_on_crashes();

/// What overflows its stack has none left for a handler: each thread needs another one. That which
/// calls `end_with_a_word_on_crashes` has it.
void give_thread_a_stack_for_crashes();

/// Removes what is listed, says so on standard error and ends the program with status 3. May be
/// called from anywhere, from an allocation too: it allocates nothing.
[[noreturn]] void end_where_memory_ends() noexcept;

/// Makes a file as mkstemp does, of a pattern that ends in XXXXXX and becomes its path, and lists
/// it. Returns its descriptor, or nothing where it cannot be made (errno says why). Where too many
/// are listed only the usual ways of ending remove it.
std::optional<int> make_temporary_file(std::string& pattern);

/// The same for a folder, as mkdtemp does. It goes with the files in it; it has no folders in it.
bool make_temporary_folder(std::string& pattern);

/// Takes it off the list: it has been renamed or removed.
void unlist_temporary_file(std::string const& path);

}  // namespace dawson::run
