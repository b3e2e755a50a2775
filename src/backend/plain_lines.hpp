// Text in lines of limited length, as in e-mail. The results do not end with a line feed.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace dawson::backend {

/// Breaks one line at spaces into lines of up to `width` characters; a longer word has its own
/// line.
std::string wrapped(std::string_view line, std::size_t width);

/// Returns lines with `mark` before the first one and as many spaces before the others.
std::string hanging(std::string_view lines, std::string_view mark);

/// Returns lines with `mark` before each of them, without spaces at their ends.
std::string marked(std::string_view lines, std::string_view mark);

/// Returns a line, and below it a line of the same length made of `sign`.
std::string underlined(std::string_view line, char sign);

/// Returns cells in columns as wide as their widest cell; the first row is underlined.
std::string columns(std::vector<std::vector<std::string>> const& rows);

/// Appends a part after an empty line; does nothing if the part is empty.
void add_part(std::string& out, std::string_view part);

}  // namespace dawson::backend
