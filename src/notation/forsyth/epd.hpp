// Extended Position Description ("PGN 16.2"): four fields of FEN, and operations.
#pragma once

#include <string_view>

#include "chess/position.hpp"
#include "notation/write_result.hpp"
#include "text/diagnostic.hpp"

namespace dawson::notation {

/// Parses an EPD record: placement, side to move, castling, en passant, then operations such as `dm
/// 3;` (mate in three) or `id "...";`. Unknown opcodes are kept. Errors (spans are bytes of
/// `text`): those of `read_fen` except E-CLOCK, and E-OP. `warnings` receives W-ORDER and W-NOROOK.
text::Result<chess::Position> read_epd(std::string_view text, text::Diagnostics& warnings);

/// Writes an EPD record; White is to move if the position does not state the side.
WriteResult write_epd(chess::Position const& position);

}  // namespace dawson::notation
