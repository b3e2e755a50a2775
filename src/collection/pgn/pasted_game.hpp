// Games of PGN in texts of other formats: pasted into an editor, or in a directive.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "collection/record.hpp"
#include "document/directive.hpp"
#include "text/diagnostic.hpp"

namespace dawson::collection::pgn {

/// Returns the first game of the text as a directive; no value if the text does not begin with a
/// tag pair, or if its position cannot be read. Findings have spans in the text.
std::optional<std::string> directive_of_game(std::string const& text, Markup markup,
                                             text::Diagnostics& findings);

/// Returns the games of a directive's field `pgn` as records in its markup language. Findings refer
/// to the field.
std::vector<Record> records_of_field(document::FieldLine const& field, Markup markup,
                                     text::Diagnostics& findings);

}  // namespace dawson::collection::pgn
