// Where a man moves: the board, his square, and who stands around him, as fields and options have
// them.
#pragma once

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "chess/movement.hpp"
#include "chess/position.hpp"
#include "chess/targets.hpp"
#include "text/diagnostic.hpp"

namespace dawson::semantics {

inline constexpr int longest_side = 100;  ///< of a board that is given by its size

/// An empty board from "8x8" (files, then ranks), without shading; or a placement in any notation
/// whose name may stand before it ("ffen 2-2/5/5"), men and holes included. E-BOARD, E-LIMIT, or
/// the notation's error.
text::Result<chess::Position> read_move_board(std::string_view text, text::Diagnostics& warnings);

/// "e4", or "5,4" (file and rank from 1). E-SQUARE, also where `board` has no such square.
text::Result<chess::Square> read_move_square(std::string_view text, chess::Board const& board);

/// The square in the middle, of two the right and the lower one: e4 of 8x8.
chess::Square middle_square(chess::Board const& board);

/// Where `man` is shown unless somebody says it: in the middle; who castles, on the first rank of
/// `side`, e1 of 8x8, if that has such a square.
chess::Square usual_square(chess::Betza const& piece, chess::Board const& board, chess::Side side);

/// Somebody beside the man that moves.
struct Neighbour {
  chess::Square square;
  bool enemy = false;
  text::Span where;
};

/// "e6:enemy, g4:friend" with squares, or "0,2:e 3,3:f" with offsets from `from`; items are
/// separated by blanks, commas behind the word, or semicolons. "none" is nobody. E-VALUE; E-SQUARE
/// (the board has no such square); E-OCCUPIED (somebody stands there already).
text::Result<std::vector<Neighbour>> read_neighbours(std::string_view text,
                                                     chess::Board const& board, chess::Square from);

/// A diagram of moves, ready to be laid out.
struct MoveSetup {
  chess::Position position;  ///< the man on his square, and those around
  chess::Square from;
  chess::Movement movement;  ///< for the man's side
  bool stand_ins = false;    ///< the men around are pawns that stand for any men
};

/// Who is shown for a man that moves like that: his usual figure where he has a name, else a
/// circle.
chess::Piece usual_piece(chess::Movement const& movement);

/// Puts `mover` (nothing: the man on `from`, or the usual one) on `from` of `board`, and pawns for
/// the neighbours: his own for friends, of the other side for enemies. Without neighbours (and
/// without men on the board) neutral pawns are put where hoppers need somebody to hop over, and
/// rooks of his own side where he castles; an empty list puts none. E-BOARD (the span is empty)
/// where moves cannot be shown on this board.
text::Result<MoveSetup> set_up_moves(chess::Betza const& piece, chess::Position board,
                                     chess::Square from, std::optional<chess::Piece> mover,
                                     std::optional<std::vector<Neighbour>> const& neighbours);

}  // namespace dawson::semantics
