// The codes of findings with the explanations of the manual (examples/manual/findings.md), which
// are built into the program; for the command `explain`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace dawson::cli {

/// One cause of a code, and what to do: plain text with code in back-ticks.
struct FindingCause {
  std::string meaning, remedy;
};

/// A code with its causes.
struct FindingCode {
  std::string code;  ///< "E-ADJ"
  std::vector<FindingCause> causes;
};

/// Returns all codes in the order of the manual, errors first.
std::vector<FindingCode> const& finding_codes();

/// Returns the code of that name, in upper or lower case. Throws UsageError with the closest match
/// if there is none.
FindingCode const& finding_code(std::string_view name);

}  // namespace dawson::cli
