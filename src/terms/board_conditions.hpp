// What conditions show on the board: grids, joined edges, holes, squares that are marked,
// imitators.
#pragma once

#include <string_view>
#include <vector>

#include "chess/board.hpp"
#include "chess/mark.hpp"
#include "text/diagnostic.hpp"

namespace dawson::terms {

struct BoardOfConditions {
  chess::Grid grid;
  chess::Edges edges = chess::Edges::none;
  std::vector<chess::Square> framed;  ///< magic and royal squares, wormholes
  std::vector<chess::Square> holes;
  std::vector<chess::Square> imitators;
  text::Diagnostics findings;  ///< W-CONDITION: a square that the board has not
};

/// What one condition shows on `board` ("Popeye, conditions": GridChess with its variants, Hole,
/// Imitator, MagicSquares, royal squares, Wormholes; cylinders). Nothing for all others.
BoardOfConditions board_of_condition(std::string_view condition, chess::Board const& board);

}  // namespace dawson::terms
