// Forsyth-Edwards Notation ("PGN 16.1"): six fields, or the placement alone.
#pragma once

#include <string_view>

#include "chess/position.hpp"
#include "notation/write_result.hpp"
#include "text/result.hpp"

namespace dawson::notation {

/// Parses a FEN record on an 8x8 board. The placement alone is accepted, as problem listings write
/// it; the other fields are then unset. Errors (spans are bytes of `text`): E-CHAR, E-ADJ, E-WIDTH,
/// E-ROWS, E-EMPTYROW, E-STM, E-CASTLE, E-EP, E-CLOCK, E-FIELD, E-LIMIT, E-UTF8. `warnings`
/// receives W-ORDER and W-NOROOK.
text::Result<chess::Position> read_fen(std::string_view text, text::Diagnostics& warnings);

/// Writes a FEN record; the placement alone if no other field is set. Rights named by files are
/// written if king and rook are on their squares.
WriteResult write_fen(chess::Position const& position);

}  // namespace dawson::notation
