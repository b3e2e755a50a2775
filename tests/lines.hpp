#pragma once

#include <sstream>
#include <string>
#include <vector>

namespace dawson {

/// The lines of a text, without their ends; what stands behind the last end is one, if it is not
/// empty.
inline std::vector<std::string> lines_of(std::string const& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

}  // namespace dawson
