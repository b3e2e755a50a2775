// Where a man moves: the board, his square, and who stands around him, as fields and options have them.
#pragma once

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "chess/movement.hpp"
#include "chess/position.hpp"
#include "chess/reach.hpp"
#include "text/result.hpp"

namespace dawson::notation {

inline constexpr int longest_side = 100;   ///< of a board that is given by its size

/// An empty board from "8x8" (files, then ranks), without shading; or a placement in any notation whose
/// name may stand before it ("ffen 2-2/5/5"), men and holes included. E-BOARD, E-LIMIT, or the
/// notation's error.
text::Result<chess::Position> read_move_board(std::string_view text, text::Diagnostics& warnings);

/// "e4", or "5,4" (file and rank from 1). E-SQUARE, also where `board` has no such square.
text::Result<chess::Square> read_move_square(std::string_view text, chess::Board const& board);

/// The square in the middle, of two the right and the lower one: e4 of 8x8.
chess::Square middle_square(chess::Board const& board);

/// Somebody beside the man that moves.
struct Neighbour {
  chess::Square square;
  bool enemy = false;
  text::Span where;
};

/// "e6:enemy, g4:friend" with squares, or "0,2:e 3,3:f" with offsets from `from`; items are separated by
/// blanks, commas behind the word, or semicolons. "none" is nobody. E-VALUE; E-SQUARE (the board has no
/// such square); E-OCCUPIED (somebody stands there already).
text::Result<std::vector<Neighbour>> read_neighbours(std::string_view text, chess::Board const& board, chess::Square from);

}  // namespace dawson::notation
