// Bodlaender's Fairy Forsythe Edwards Notation, version 0.02.
#pragma once

#include <string_view>

#include "chess/position.hpp"
#include "notation/write_result.hpp"
#include "text/result.hpp"

namespace dawson::notation {

/// Reads an FFEN string: any size, holes, long names, further colours, {W} and {U}.
/// Errors (spans are bytes of `text`): E-CHAR, E-ZERO, E-NAME, E-UNCLOSED, E-OPT, E-EMPTYROW,
/// E-WIDTH, E-LIMIT, E-UTF8. `warnings` receives W-COLOUR.
text::Result<chess::Position> read_ffen(std::string_view text, text::Diagnostics& warnings);

/// Writes an FFEN string. Kinds that have no letter in FFEN are written by their names; markers
/// are then no markers any more, which `dropped` says.
WriteResult write_ffen(chess::Position const& position);

}  // namespace dawson::notation
