// What is laid on a board: marks of the user's, trails and signs of moves.
#pragma once

#include "drawing/board_pen.hpp"

namespace dawson::drawing {

/// A mark's colour: the one that it names, the style's where it names none. What no table of ours
/// knows is the canvas's; where it does not know it either, the ink.
layout::Colour colour_of(layout::PlacedMark const& mark, BoardPen const& pen);

void draw_mark(BoardPen const& pen, layout::PlacedMark const& mark);

/// Lines of moves and their arrow heads.
void draw_trails(BoardPen const& pen, layout::Scene const& scene);

/// What tells a promoted man, or one that was a pawn, from others: its middle at `at`, for squares
/// with sides of `square` points.
void draw_promotion(Canvas& canvas, chess::Promotion promotion, layout::Point at, double square,
                    layout::Style const& style);

void draw_sign(BoardPen const& pen, layout::Sign const& sign);

}  // namespace dawson::drawing
