// X-FEN (Scharnagl): FEN for Chess960 and for Capablanca's chess on 10x8 boards.
#pragma once

#include <string_view>

#include "chess/position.hpp"
#include "notation/write_result.hpp"
#include "text/result.hpp"

namespace dawson::notation {

/// Parses an X-FEN record on a board of 8x8 or 10x8, or its placement alone. A and C are archbishop
/// and chancellor; K and Q in the castling field are the outermost rooks, an inner rook has the
/// letter of its file. Errors (spans are bytes of `text`): those of `read_fen`. `warnings` receives
/// W-NOROOK, W-XFEN, and W-EP if no pawn can capture en passant.
text::Result<chess::Position> read_xfen(std::string_view text, text::Diagnostics& warnings);

/// Writes an X-FEN record; the placement alone if no other field is set.
WriteResult write_xfen(chess::Position const& position);

}  // namespace dawson::notation
