// Folders that must not outlive the run, however it ends.
#pragma once

#include <string>

#include "disk/descriptors.hpp"

namespace dawson::run {

/// Has TERM, INT and HUP remove what is listed before they end the program.
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

/// Holds back signals of this thread, and the removal of what is listed by any thread, while files
/// are made in a listed folder or renamed out of it. A thread that comes after the removal has
/// begun stops here for good: the program is ending.
class RemovalHeld {
 public:
  RemovalHeld();
  ~RemovalHeld();
  RemovalHeld(RemovalHeld const&) = delete;
  RemovalHeld& operator=(RemovalHeld const&) = delete;

 private:
  SignalsHeld signals_;
};

/// Makes a folder as mkdtemp does, of a pattern that ends in XXXXXX and becomes its path, and lists
/// it. It goes with the files in it; it has no folders in it. False where it cannot be made (errno
/// says why). Where too many are listed only the usual ways of ending remove it.
bool make_temporary_folder(std::string& pattern);

/// Takes it off the list: it has been removed.
void unlist_temporary_folder(std::string const& path);

}  // namespace dawson::run
