// Bodlaender's Fairy Forsythe Edwards Notation, version 0.02: its reader and its writer.
#pragma once

#include <string_view>

#include "chess/position.hpp"
#include "notation/write_result.hpp"
#include "text/diagnostic.hpp"

namespace dawson::notation {

/// Parses an FFEN string: any size, holes, long names, additional colours, {W} and {U}.
/// Errors (spans are bytes of `text`): E-CHAR, E-ZERO, E-NAME, E-UNCLOSED, E-OPT, E-EMPTYROW,
/// E-WIDTH, E-LIMIT, E-UTF8. `warnings` receives W-COLOUR.
text::Result<chess::Position> read_ffen(std::string_view text, text::Diagnostics& warnings);

/// Writes an FFEN string. Kinds without a letter in FFEN are written by name; `dropped` then
/// reports that markers become pieces.
WriteResult write_ffen(chess::Position const& position);

}  // namespace dawson::notation
