// Checks the number of the directive language that a document declares: the first number of
// Dawson's version.
#pragma once

#include <optional>
#include <string_view>

#include "document/front_matter.hpp"
#include "text/diagnostic.hpp"

namespace dawson::document {

/// Returns E-VERSION if `written`, digits, is a number that this program does not read: a newer
/// one, or one that never existed. No value for the others.
std::optional<text::Diagnostic> fault_of_language_number(std::string_view written,
                                                         text::Span where);

/// Checks the value of `dawson` in front matter in the same way; W-YAML if it is not a number.
void check_language_number(FrontText const& number, text::Diagnostics& findings);

}  // namespace dawson::document
