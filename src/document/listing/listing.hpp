// A problem as it is printed in a listing: number and author, source, task, without field names.
#pragma once

#include <vector>

#include "document/directive.hpp"
#include "document/host.hpp"
#include "document/listing/listing_fields.hpp"

namespace dawson::document {

/// The fields that a body says: those of its listing, told apart by content in the order of the
/// table of kinds ("listing.cpp"), then its own, authors parted. A position has the pseudo-field
/// `position_of_listing`. The names of fields of the listing span their lines. W-LISTING: a line
/// that may be meant otherwise; W-AUTHOR: names that can be read in two ways; W-COMMENT.
std::vector<FieldLine> fields_of_body(Body body, Host const& host, text::Diagnostics& doubts);

/// Those of its listing alone.
std::vector<FieldLine> fields_of_listing(Body const& body, Host const& host,
                                         text::Diagnostics& doubts);

}  // namespace dawson::document
