// What the tables of the manual say about codes of findings, fields and opening words. For
// `explain` and the language server.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace dawson::reference {

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

/// Returns the code of that name, in upper case; null if there is none.
FindingCode const* find_code(std::string_view name);

/// The meaning of a field: plain text with code in back-ticks.
struct FieldMeaning {
  std::string name;     ///< "author"
  std::string meaning;  ///< "names"
  std::string values;   ///< words that may be its value, or an example; may be empty
};

/// Returns the meaning of a field; null for a name without a row in the manual's tables of fields.
FieldMeaning const* meaning_of_field(std::string_view name);

}  // namespace dawson::reference
