// The codes of findings as the manual explains them (examples/manual/findings.md), which the
// program carries.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace dawson::cli {

/// What a code means, and what to do: plain text with code in back-ticks.
struct FindingCause {
  std::string meaning, remedy;
};

struct FindingCode {
  std::string code;  ///< "E-ADJ"
  std::vector<FindingCause> causes;
};

/// All codes, errors first, in the order of the manual.
std::vector<FindingCode> const& finding_codes();

/// The code of that name, in capitals or small letters. Throws UsageError, with the closest name,
/// for none.
FindingCode const& finding_code(std::string_view name);

}  // namespace dawson::cli
