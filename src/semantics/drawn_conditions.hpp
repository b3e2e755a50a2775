// The effects of conditions and twins on the diagram: grids, joined edges, holes, marked squares,
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

/// Draws the effects of the condition (`board_of_condition`) that no field sets: grids, edges,
/// frames; holes and imitators on empty squares. W-CONDITION: a square that the board does not
/// have, or an occupied one; spans are of `condition`.
text::Diagnostics draw_condition(std::string_view condition, problem::DrawnByFields by_fields,
                                 chess::Position& position, problem::View& view);

/// A twin as a diagram of its own.
struct TwinDiagram {
  chess::Position position;
  problem::View view;
};

/// Returns the diagrams of all twins; nothing for a twin that cannot be played. A twin's own
/// conditions replace all conditions of the problem, on the board too.
std::vector<std::optional<TwinDiagram>> twin_diagrams(problem::Problem const& problem);

/// Returns W-CONDITION, with an empty span, for each condition of a twin that cannot be drawn on
/// its board.
text::Diagnostics check_twin_conditions(problem::Problem const& problem);

struct BoardOfConditions {
  chess::Grid grid;
  chess::Edges edges = chess::Edges::none;
  std::vector<chess::Square> framed;  ///< magic and royal squares, wormholes
  std::vector<chess::Square> holes;
  std::vector<chess::Square> imitators;
  text::Diagnostics findings;  ///< W-CONDITION: a square that the board does not have
};

/// Returns the effects of one condition on `board` (GridChess with its variants, Hole, Imitator,
/// MagicSquares, royal squares, Wormholes; cylinders); empty for all others.
BoardOfConditions board_of_condition(std::string_view condition, chess::Board const& board);

}  // namespace dawson::semantics
