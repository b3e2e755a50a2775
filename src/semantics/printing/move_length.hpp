// The squares of a half-move on the position before it, from which the printer makes its short or
// long form. The replay knows positions; printing does not.
#pragma once

#include <functional>
#include <string>

#include "chess/board.hpp"
#include "text/diagnostic.hpp"

namespace dawson::semantics {

struct MoveSquares {
  /// What the short form names besides the piece and its square of arrival.
  enum class Hint : std::uint8_t { none, file, rank, both };
  chess::Square from, to;
  bool captures = false;
  Hint hint = Hint::none;
  bool is_short_possible = true;  ///< the short form with that hint gives this half-move only
  std::string walk;               ///< Popeye's English walk of the piece; "P" for a pawn
};

/// Returns the squares of the half-move at that place of the solution's text; null if its position
/// is not known. A function without a target: no position is known.
using SquaresOf = std::function<MoveSquares const*(text::Span)>;

}  // namespace dawson::semantics
