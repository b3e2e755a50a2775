// Files that must not outlive the run, however it ends.
#pragma once

#include <string>

namespace dawson::run {

/// Has TERM and INT remove what is listed before they end the program.
void remove_temporary_files_on_signals();

/// Lists a file. Returns false where too many are listed (then only the usual ways of ending remove
/// it).
bool list_temporary_file(std::string const& path);

/// Takes it off the list: it has been renamed or removed.
void unlist_temporary_file(std::string const& path);

}  // namespace dawson::run
