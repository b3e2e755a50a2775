// Notations after Forsyth: FEN ("PGN 16.1"), Shredder-FEN, X-FEN, and Popeye's Forsyth notation.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "chess/language.hpp"
#include "chess/position.hpp"
#include "notation/write_result.hpp"
#include "text/diagnostic.hpp"

namespace dawson::notation {

/// Parses a FEN record on an 8x8 board. The placement alone is accepted, as problem listings write
/// it; the other fields are then unset. Errors (spans are bytes of `text`): E-CHAR, E-ADJ, E-WIDTH,
/// E-ROWS, E-EMPTYROW, E-STM, E-CASTLE, E-EP, E-CLOCK, E-FIELD, E-LIMIT, E-UTF8. `warnings`
/// receives W-ORDER and W-NOROOK.
text::Result<chess::Position> read_fen(std::string_view text, text::Diagnostics& warnings);

/// Writes a FEN record; the placement alone if no other field is set. Rights named by files are
/// written if king and rook are on their squares.
WriteResult write_fen(chess::Position const& position);

/// Parses a Shredder-FEN record on an 8x8 board, or its placement alone.
/// Errors (spans are bytes of `text`): those of `read_fen`. `warnings` receives W-NOROOK.
text::Result<chess::Position> read_shredder(std::string_view text, text::Diagnostics& warnings);

/// Writes a Shredder-FEN record; the placement alone if no other field is set. The files of the
/// rooks are White's and then Black's, each from the left.
WriteResult write_shredder(chess::Position const& position);

/// Parses an X-FEN record on a board of 8x8 or 10x8, or its placement alone. A and C are archbishop
/// and chancellor; K and Q in the castling field are the outermost rooks, an inner rook has the
/// letter of its file. Errors (spans are bytes of `text`): those of `read_fen`. `warnings` receives
/// W-NOROOK, W-XFEN, and W-EP if no pawn can capture en passant.
text::Result<chess::Position> read_xfen(std::string_view text, text::Diagnostics& warnings);

/// Writes an X-FEN record; the placement alone if no other field is set.
WriteResult write_xfen(chess::Position const& position);

/// A piece, and the number of squares before it, from a8.
struct PopeyePiece {
  std::size_t square = 0;
  chess::Piece piece;
  text::Span where;
};

struct PopeyeRanks {
  std::vector<PopeyePiece> pieces;
  std::optional<text::Diagnostic> fault;  ///< error that ended parsing early
  std::vector<text::Span>
      shifting;  ///< slashes that are not at the end of a rank: Popeye ignores them
};

/// Parses a string with the walks of `language` ("Popeye, Forsyth"): squares are filled from a8 to
/// h1, a run may cross ends of ranks, missing squares at the end are empty, `/` is ignored. E-CHAR,
/// E-ZERO, E-MAN, E-COLOUR (a walk of two digits without a sign for the colour), E-WIDTH (more than
/// 64 squares).
PopeyeRanks read_popeye_ranks(std::string_view text, chess::Language language);

/// Parses a string as a notation: also E-WIDTH for a slash that is not at the end of a rank.
text::Result<chess::Position> read_popeye(std::string_view text, chess::Language language);

/// Writes whole ranks with slashes; only neutral pieces and walks of digits have a sign for the
/// colour.
WriteResult write_popeye(chess::Position const& position, chess::Language language);

}  // namespace dawson::notation
