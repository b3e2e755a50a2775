// A scene drawn on a canvas: what the vector and raster back ends have in common.
#pragma once

#include <string>

#include "drawing/canvas.hpp"
#include "layout/placed_caption.hpp"
#include "layout/scene.hpp"
#include "layout/style.hpp"
#include "layout/type.hpp"

namespace dawson::drawing {

/// The style of `scene`; of one that has none, the hatched style.
layout::Style style_of(layout::Scene const& scene);

/// Side of a square of `scene` in points of 1/72 inch.
double square_points(layout::Scene const& scene);

/// What a board takes with its frame, and with what hangs from it (coordinates, the sign of the
/// side to move) besides; in points, the lower left corner of the squares at the origin, y upwards.
layout::Rectangle frame_box(layout::Scene const& scene);
layout::Rectangle board_box(layout::Scene const& scene);

/// What the board covers, frame and all, in points; its whole box where more than coordinates and
/// the sign of the side to move stand beside it.
Outline ground_of(layout::Scene const& scene);

/// Draws the board with the lower left corner of its squares at the origin. The user's TikZ code is
/// left out.
void draw_board(Canvas& canvas, layout::Scene const& scene, layout::Typeset const& typeset);

/// The same box with a caption above and below, and the caption's lines in it.
layout::Rectangle diagram_box(layout::Scene const& scene, layout::PlacedCaption const& caption);
void draw_caption(Canvas& canvas, layout::Scene const& scene, layout::PlacedCaption const& caption);

/// The disc of a man that has no figure, about the origin, for squares with sides of `square`
/// points.
void draw_lettered_disc(Canvas& canvas, chess::Man const& man, std::string const& letters,
                        double square, layout::Style const& style, layout::Typeset const& typeset);

}  // namespace dawson::drawing
