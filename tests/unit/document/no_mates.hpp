// Boards of tests are toys: whether a `#` is mate, tests/unit/play asks.
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
