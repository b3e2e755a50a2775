// Text in lines of a fixed number of characters, as e-mail has it. No line ends in a line feed.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace dawson::backend {

/// Breaks one line at blanks into lines of up to `width` characters; longer words stand alone.
std::string wrapped(std::string_view line, std::size_t width);

/// Lines with `mark` before the first one and as many blanks before the others.
std::string hanging(std::string_view lines, std::string_view mark);

/// Lines with `mark` before each of them, without blanks at their ends.
std::string marked(std::string_view lines, std::string_view mark);

/// A line, and below it one of `sign` as long.
std::string underlined(std::string_view line, char sign);

/// Cells in columns, each as wide as its widest cell; the first row is underlined.
std::string columns(std::vector<std::vector<std::string>> const& rows);

/// Appends a part behind an empty line; nothing where it is empty.
void add_part(std::string& out, std::string_view part);

}  // namespace dawson::backend
