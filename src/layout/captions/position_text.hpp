// The position of a problem as text, for captions and for copying.
#pragma once

#include <string>
#include <string_view>

#include "chess/position.hpp"
#include "layout/captions/values.hpp"
#include "problem/problem.hpp"

namespace dawson::layout {

/// Returns the side to move: of the problem or its position, else of its stipulation.
chess::Side side_to_move(problem::Problem const& problem);

/// The name of FEN among the notations, and of its slot.
inline constexpr std::string_view fen_name = "fen";

/// A position in a notation; no text if it cannot be represented.
struct PositionText {
  std::string notation;
  std::string text;
};

/// Returns the position with the side to move: the six fields of FEN, their first field, or, for
/// `any`, the first of FEN, X-FEN, Fairy-Stockfish's FEN, janko's FEN, FFEN and X2-FEN that
/// represents all of it.
PositionText position_text(problem::Problem const& problem, FenForm form);

}  // namespace dawson::layout
