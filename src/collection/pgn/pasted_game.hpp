// Games of PGN in a directive.
#pragma once

#include <vector>

#include "collection/record.hpp"
#include "document/directive.hpp"
#include "text/diagnostic.hpp"

namespace dawson::collection::pgn {

/// Returns the games of a directive's field `pgn` as records in its markup language. Findings refer
/// to the field.
std::vector<Record> records_of_field(document::FieldLine const& field, Markup markup,
                                     text::Diagnostics& findings);

}  // namespace dawson::collection::pgn
