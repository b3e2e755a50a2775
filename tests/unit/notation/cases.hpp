// Tables of strings with the expected results of a notation.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "notation/notations.hpp"

namespace dawson::notation {

struct Case {
  std::string_view input;
  /// The grid; or, for an error, its column in code points, a blank, and its code: "4 E-WIDTH".
  std::string_view expected;
};

/// Reads `input` and returns it in the format of a `Case`, so that a failure shows both side by
/// side.
std::string outcome(std::string_view notation, std::string_view input);

void check_cases(std::string_view notation, std::initializer_list<Case> cases);

/// The codes of the warnings with the texts that they point to: "W-ROT *4".
std::string warnings_of(std::string_view notation, std::string_view input);

void check_warnings(std::string_view notation, std::initializer_list<Case> cases);

/// The error, or a failed requirement.
text::Diagnostic error_of(std::string_view notation, std::string_view input);

}  // namespace dawson::notation
