// The notations of six fields, or of the placement alone: Forsyth-Edwards Notation ("PGN 16.1"),
// and what Chess960 and boards of 10x8 have made of it.
#pragma once

#include <string_view>

#include "chess/position.hpp"
#include "notation/write_result.hpp"
#include "text/result.hpp"

namespace dawson::notation {

/// Reads a FEN record on an 8x8 board. The placement alone is accepted (problem listings write it
/// so); the other fields are then unset.
/// Errors (spans are bytes of `text`): E-CHAR, E-ADJ, E-WIDTH, E-ROWS, E-EMPTYROW, E-STM, E-CASTLE,
/// E-EP, E-CLOCK, E-FIELD, E-LIMIT, E-UTF8. `warnings` receives W-ORDER and W-NOROOK.
text::Result<chess::Position> read_fen(std::string_view text, text::Diagnostics& warnings);

/// Writes a FEN record; the placement alone if no other field is set. Rights named by their files
/// are written where king and rook stand on their squares.
WriteResult write_fen(chess::Position const& position);

/// Reads a Shredder-FEN record: castling rights name the files of the rooks (Chess960).
/// Errors: those of `read_fen`. `warnings` receives W-NOROOK.
text::Result<chess::Position> read_shredder(std::string_view text, text::Diagnostics& warnings);

/// Writes a Shredder-FEN record. The files of the rooks are White's and then Black's, each from the
/// left.
WriteResult write_shredder(chess::Position const& position);

/// Reads an X-FEN record (Scharnagl) on a board of 8x8 or 10x8. A and C are archbishop and
/// chancellor; K and Q in the castling field are the outermost rooks, an inner one has its file's
/// letter.
/// Errors: those of `read_fen`. `warnings` receives W-NOROOK, W-XFEN, and W-EP where no pawn can
/// take en passant.
text::Result<chess::Position> read_xfen(std::string_view text, text::Diagnostics& warnings);

WriteResult write_xfen(chess::Position const& position);

}  // namespace dawson::notation
