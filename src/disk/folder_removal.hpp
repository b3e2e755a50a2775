// Removes the folder of temporary files when a signal ends the program.
#pragma once

namespace dawson::run {

/// Removes a folder and its files by system calls alone, since a signal handler must not call
/// opendir().
void remove_folder(char const* path);

}  // namespace dawson::run
