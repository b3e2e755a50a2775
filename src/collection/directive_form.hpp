// Rewrites the directives of a document with their fields in canonical order and form, and leaves
// everything else as it is. For `fmt`.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "collection/record.hpp"
#include "document/directive.hpp"
#include "document/directive_span.hpp"
#include "text/source.hpp"

namespace dawson::collection {

/// Options of `in_form`.
struct DirectiveForm {
  bool fields = false;  ///< lines of listings become fields
  bool check = false;   ///< only reports what is not in canonical form
};

/// Returns `document`, whose scan is `scan`, with the fields of its directives in the order of
/// `arrange`, one field per line, the lines of a value indented by two blanks. What is already in
/// form stays byte for byte, and so does the text around directives. A comment stays before the
/// field that it preceded. Not changed: directives with an error, which is reported; with `fields`,
/// listings that are partly a guess (W-LISTING, W-AUTHOR). W-FORM: a directive whose meaning would
/// change. E-FORM: with `check`, what is not in form.
std::string in_form(text::Source const& document, document::Scan const& scan, Markup markup,
                    DirectiveForm form, text::Diagnostics& findings);

/// The values of a body by field, whatever their order; the position, in any notation, has the key
/// "".
using BodyValues = std::map<std::string, std::vector<std::string>>;

/// Returns the values of a body, those of its listing too. `doubts` receives the findings of the
/// listing.
BodyValues values_of(document::Body const& body, document::MarkupLanguage const& markup,
                     text::Diagnostics& doubts);

}  // namespace dawson::collection
