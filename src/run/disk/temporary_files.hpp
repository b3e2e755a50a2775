// Files that must not outlive the run, however it ends.
#pragma once

#include <string>

namespace dawson::run {

/// Has TERM and INT remove what is listed before they end the program.
void remove_temporary_files_on_signals();

/// Has what ends a program without a word (ABRT, TRAP, SEGV, BUS: libraries abort where memory
/// ends) remove what is listed, say a fixed line on standard error and end with status 3. Does
/// nothing under sanitizers, which have more to say.
void end_with_a_word_on_crashes();

/// Lists a file. Returns false where too many are listed (then only the usual ways of ending remove
/// it).
bool list_temporary_file(std::string const& path);

/// Lists a folder, which goes with the files in it; it has no folders in it.
bool list_temporary_folder(std::string const& path);

/// Takes it off the list: it has been renamed or removed.
void unlist_temporary_file(std::string const& path);

}  // namespace dawson::run
