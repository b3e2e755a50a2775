// Boards of these tests are simplified: tests/unit/play checks whether a `#` is mate.
#pragma once

#include <regex>
#include <string>

namespace dawson::document {

/// "CODE `span`; ..." without W-MATE.
inline std::string but_for_mates(std::string const& faults) {
  static std::regex const mate("W-MATE `[^`]*`(; )?"), last("; $");
  return std::regex_replace(std::regex_replace(faults, mate, ""), last, "");
}

}  // namespace dawson::document
