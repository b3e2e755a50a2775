// A problem as it is printed in a listing: number and author, source, task, without field names.
#pragma once

#include "document/directive.hpp"
#include "document/host.hpp"
#include "text/result.hpp"

namespace dawson::document {

/// Turns the listing lines of a body into the fields that they stand for, told apart by content:
/// number and author (first line with ` - `), title (first line without), album, stipulation with
/// its recognised conditions, twins, source and award, a position (the pseudo-field
/// `position_of_listing`). The fields' names span their lines.
std::vector<FieldLine> fields_of_listing(std::vector<text::Mapped> const& listing,
                                         Host const& host);

/// What of a listing may be meant otherwise than `fields_of_listing` takes it: W-LISTING for a line
/// that begins with a field's name without its colon, and for a first line that looks like a name
/// and has become the title of a problem without author; W-COMMENT. `fields` are all of the
/// directive's own.
text::Diagnostics doubts_of_listing(std::vector<text::Mapped> const& listing,
                                    std::vector<FieldLine> const& fields, Host const& host);

/// The field of a position whose notation is to be found out.
Field const& position_of_listing();

}  // namespace dawson::document
