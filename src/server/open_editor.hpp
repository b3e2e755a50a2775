// Opens the user's editor at a line of a file. For the preview.
#pragma once

#include <string>
#include <vector>

namespace dawson::server {

/// Runs the program `words[0]`, without a shell, with the other words as arguments. `{file}` and
/// `{line}` in them are replaced; if no word contains `{file}`, "+LINE" and the file are added at
/// the end. It has no standard streams. Returns the reason if it could not be run, else "". Does
/// not wait for its end.
std::string open_editor(std::vector<std::string> const& words, std::string const& file, int line);

}  // namespace dawson::server
