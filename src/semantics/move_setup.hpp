// Diagrams of moves: the board, the square of the piece, and the pieces around it, as fields and
// options give them.
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

inline constexpr int longest_side = 100;  ///< of a board given by its size

/// Returns an empty board for "8x8" (files, then ranks), without shading; or the placement in any
/// notation, whose name may precede it ("ffen 2-2/5/5"), with pieces and holes. E-BOARD, E-LIMIT,
/// or the error of the notation.
text::Result<chess::Position> read_move_board(std::string_view text, text::Diagnostics& warnings);

/// Parses "e4", or "5,4" (file and rank from 1). E-SQUARE, also if `board` does not have the
/// square.
text::Result<chess::Square> read_move_square(std::string_view text, chess::Board const& board);

/// Returns the square in the middle; of two squares the right and the lower one: e4 of 8x8.
chess::Square middle_square(chess::Board const& board);

/// Returns the default square of `piece`: the middle; for a castling piece the first rank of
/// `side`, e1 of 8x8, if the board has that square.
chess::Square default_square(chess::Betza const& piece, chess::Board const& board,
                             chess::Side side);

/// A piece near the moving piece.
struct Neighbour {
  chess::Square square;
  bool enemy = false;
  text::Span where;
};

/// Parses "e6:enemy, g4:friend" with squares, or "0,2:e 3,3:f" with offsets from `from`; items are
/// separated by blanks, commas after the word, or semicolons. "none" is an empty list. E-VALUE;
/// E-SQUARE (the board does not have the square); E-OCCUPIED.
text::Result<std::vector<Neighbour>> read_neighbours(std::string_view text,
                                                     chess::Board const& board, chess::Square from);

/// A diagram of moves, ready for layout.
struct MoveSetup {
  chess::Position position;  ///< the piece on its square, and the pieces around it
  chess::Square from;
  chess::Movement movement;  ///< for the side of the piece
  bool stand_ins = false;    ///< the pieces around are pawns that represent any pieces
};

/// Returns the piece to draw for a movement: its default symbol if it has a name, else a circle.
chess::Piece default_piece(chess::Movement const& movement);

/// Puts `mover` on `from` of `board` (without a value: the piece on `from`, or the default one),
/// and pawns for the neighbours: of its own side for friends, of the other side for enemies.
/// Without neighbours (and without pieces on the board), neutral pawns are put where hoppers need
/// a hurdle, and rooks of its own side if it castles; an empty list puts none. E-BOARD (with an
/// empty span) if this board cannot show the moves.
text::Result<MoveSetup> set_up_moves(chess::Betza const& piece, chess::Position board,
                                     chess::Square from, std::optional<chess::Piece> mover,
                                     std::optional<std::vector<Neighbour>> const& neighbours);

}  // namespace dawson::semantics
