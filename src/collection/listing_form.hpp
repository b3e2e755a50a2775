// Writes the fields of a directive as lines of a listing. For editors.
#pragma once

#include <optional>
#include <string>

#include "collection/record.hpp"
#include "document/directive_span.hpp"
#include "text/source.hpp"

namespace dawson::collection {

/// Returns the body of a directive with number, author, source, date, award, stipulation and
/// conditions as lines of a listing, as far as these lines are read as the same values without a
/// doubt; other fields follow as written. A single author "Last, First" is written "First Last". No
/// value for a directive that has a listing or an error, or whose author cannot be in a listing
/// along with another field.
std::optional<std::string> in_listing(text::Source const& document,
                                      document::Directive const& directive, Markup markup);

}  // namespace dawson::collection
