// What conditions and twins show on the board: grids, joined edges, holes, marked squares,
// imitators.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "chess/board.hpp"
#include "chess/position.hpp"
#include "problem/problem.hpp"
#include "text/diagnostic.hpp"

namespace dawson::semantics {

/// Draws what the condition shows (`board_of_condition`) but for what fields have said: grids,
/// edges, frames; holes and imitators on empty squares. W-CONDITION: a square that the board has
/// not, or one where a man stands; spans are of `condition`.
text::Diagnostics draw_condition(std::string_view condition, problem::DrawnByFields by_fields,
                                 chess::Position& position, problem::View& view);

/// A twin as a diagram of its own.
struct TwinDiagram {
  chess::Position position;
  problem::View view;
};

/// Those of all twins; nothing for one that cannot be played. Conditions of a twin's own take the
/// place of all that the problem has, on the board too.
std::vector<std::optional<TwinDiagram>> twin_diagrams(problem::Problem const& problem);

/// What twins' own conditions cannot draw on their boards: W-CONDITION, its span empty.
text::Diagnostics check_twin_conditions(problem::Problem const& problem);

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

}  // namespace dawson::semantics
