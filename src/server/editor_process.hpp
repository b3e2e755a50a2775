// The user's editor, opened at a line.
#pragma once

#include <string>
#include <vector>

namespace dawson::server {

/// Runs the program `words[0]`, without a shell, with the words behind it: `{file}` and `{line}` in
/// them are replaced; where no word has `{file}`, the file comes last, after "+LINE". Its standard
/// streams are none. Returns why it could not be run; nobody waits for its end.
std::string open_editor(std::vector<std::string> const& words, std::string const& file, int line);

}  // namespace dawson::server
