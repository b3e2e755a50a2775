// Draws a scene on a canvas, the common part of the vector and raster back ends, and computes how
// much room a board takes with its caption.
#pragma once

#include <string>

#include "drawing/canvas.hpp"
#include "layout/placed_caption.hpp"
#include "layout/scene.hpp"
#include "layout/style.hpp"
#include "layout/type.hpp"

namespace dawson::drawing {

/// Returns the style of `scene`, or the hatched style if it has none.
layout::Style style_of(layout::Scene const& scene);

/// Returns the side of a square of `scene` in points of 1/72 inch.
double square_points(layout::Scene const& scene);

/// Return the area of a board with its frame (`frame_box`), and also with coordinates, pieces in
/// hand, a key and the sign of the side to move (`board_box`). In points, with the lower left
/// corner of the squares at the origin, y upwards.
layout::Rectangle frame_box(layout::Scene const& scene);
layout::Rectangle board_box(layout::Scene const& scene);

/// Returns the area that the board covers, frame included, in points; its whole box if more than
/// coordinates and the sign of the side to move is beside it.
Outline ground_of(layout::Scene const& scene);

/// Draws the board with the lower left corner of its squares at the origin. The user's TikZ code is
/// omitted.
void draw_board(Canvas& canvas, layout::Scene const& scene, layout::Typeset const& typeset);

/// Return the box of the board with its caption, and draw the lines of the caption in it.
layout::Rectangle diagram_box(layout::Scene const& scene, layout::PlacedCaption const& caption);
void draw_caption(Canvas& canvas, layout::Scene const& scene, layout::PlacedCaption const& caption);

/// Draws the disc of a piece without a symbol, centred on the origin, for squares with sides of
/// `square` points.
void draw_lettered_disc(Canvas& canvas, chess::Piece const& piece, std::string const& letters,
                        double square, layout::Style const& style, layout::Typeset const& typeset);

}  // namespace dawson::drawing
