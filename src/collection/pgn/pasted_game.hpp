// A game of PGN as a directive, for texts that an editor receives.
#pragma once

#include <optional>
#include <string>

#include "collection/record.hpp"
#include "text/diagnostic.hpp"

namespace dawson::collection::pgn {

/// Returns the first game of the text as a directive; no value if the text does not begin with a
/// tag pair, or if its position cannot be read. Findings have spans in the text.
std::optional<std::string> directive_of_game(std::string const& text, Markup markup,
                                             text::Diagnostics& findings);

}  // namespace dawson::collection::pgn
