// Shredder-FEN: FEN whose castling rights name the files of the rooks (Chess960).
#pragma once

#include <string_view>

#include "chess/position.hpp"
#include "notation/write_result.hpp"
#include "text/result.hpp"

namespace dawson::notation {

/// Parses a Shredder-FEN record on an 8x8 board, or its placement alone.
/// Errors (spans are bytes of `text`): those of `read_fen`. `warnings` receives W-NOROOK.
text::Result<chess::Position> read_shredder(std::string_view text, text::Diagnostics& warnings);

/// Writes a Shredder-FEN record; the placement alone if no other field is set. The files of the
/// rooks are White's and then Black's, each from the left.
WriteResult write_shredder(chess::Position const& position);

}  // namespace dawson::notation
