// Reads a problem as printed in a magazine, a listing without field names (number and author,
// source, task), for the readers of directives.
#pragma once

#include <vector>

#include "document/directive.hpp"
#include "document/listing/listing_fields.hpp"
#include "document/markup.hpp"

namespace dawson::document {

/// Returns the fields of a body: those of its listing, recognised by content in the order of the
/// table of kinds ("listing.cpp"), then its own, with the authors split. A position has the
/// pseudo-field `position_of_listing`. The names of fields of the listing span their lines.
/// W-LISTING: a line that may be meant otherwise; W-AUTHOR: names that can be read in two ways;
/// W-COMMENT.
std::vector<FieldLine> fields_of_body(Body body, MarkupLanguage const& markup,
                                      text::Diagnostics& doubts);

/// Returns the fields of the listing only.
std::vector<FieldLine> fields_of_listing(Body const& body, MarkupLanguage const& markup,
                                         text::Diagnostics& doubts);

}  // namespace dawson::document
