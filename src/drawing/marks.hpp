// Draws marks of the user, and trails and signs of moves, on a board.
#pragma once

#include "drawing/board_pen.hpp"

namespace dawson::drawing {

/// Returns the colour that a mark names, or the style's if it names none. The canvas resolves a
/// name that is in none of Dawson's tables; if it does not know the name either, the ink is used.
layout::Colour colour_of(layout::PlacedMark const& mark, BoardPen const& pen);

/// Draws a mark in its colour.
void draw_mark(BoardPen const& pen, layout::PlacedMark const& mark);

/// Draws lines of moves and their arrow heads.
void draw_trails(BoardPen const& pen, layout::Scene const& scene);

/// Draws the sign that distinguishes a promoted piece, or one that was a pawn: its middle at `at`,
/// for squares with sides of `square` points.
void draw_promotion(Canvas& canvas, chess::Promotion promotion, layout::Point at, double square,
                    layout::Style const& style);

/// Draws a sign of a move, or of a key.
void draw_sign(BoardPen const& pen, layout::Sign const& sign);

}  // namespace dawson::drawing
