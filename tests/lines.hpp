#pragma once

#include <sstream>
#include <string>
#include <vector>

namespace dawson {

/// Returns the lines of a text, without their ends; text after the last end is a line if it is not
/// empty.
inline std::vector<std::string> lines_of(std::string const& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

}  // namespace dawson
