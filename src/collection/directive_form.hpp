// Directives with their fields in one order and form, and all else of a document as it stands.
#pragma once

#include <string>

#include "collection/record.hpp"
#include "document/chunk.hpp"
#include "text/source.hpp"

namespace dawson::collection {

struct DirectiveForm {
  bool fields = false;  ///< lines of listings become fields
  bool check = false;   ///< what is not in form is told and nothing else
};

/// `document`, as it was scanned, with the fields of its directives in the order of `arrange`, a
/// field below the other, the lines of a value two blanks deeper; what is in form stays byte for
/// byte, and so does what surrounds directives. Comments stand before the field that they stood
/// before. Left as they are: directives with an error, which is told; with `fields` listings of
/// which something is a guess (W-LISTING, W-AUTHOR). W-FORM: what would say something else then.
/// E-FORM: with `check`, what is not in form.
std::string in_form(text::Source const& document, document::Scan const& scan, Host host,
                    DirectiveForm form, text::Diagnostics& findings);

}  // namespace dawson::collection
