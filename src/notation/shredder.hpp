// Shredder-FEN: FEN whose castling rights name the files of the rooks (Chess960).
#pragma once

#include <string_view>

#include "chess/position.hpp"
#include "text/result.hpp"

namespace dawson::notation {

/// Reads a Shredder-FEN record on an 8x8 board, or its placement alone.
/// Errors (spans are bytes of `text`): those of `read_fen`. `warnings` receives W-NOROOK.
text::Result<chess::Position> read_shredder(std::string_view text, text::Diagnostics& warnings);

}  // namespace dawson::notation
