// The number of the language that a document says it is written in: the first one of the version.
#pragma once

#include <optional>
#include <string_view>

#include "document/front_matter.hpp"
#include "text/diagnostic.hpp"
#include "text/span.hpp"

namespace dawson::document {

/// E-VERSION where `written`, digits, is a number that this program does not read: a newer one, or
/// one that never was. Nothing for the others.
std::optional<text::Diagnostic> fault_of_language_number(std::string_view written,
                                                         text::Span where);

/// The same for the value of `dawson` in front matter; W-YAML if it is not a number.
void check_language_number(FrontText const& number, text::Diagnostics& findings);

}  // namespace dawson::document
