// Parallel lines over a rectangle, as shapes to be filled: viewers widen thin strokes to a pixel.
#pragma once

#include <vector>

#include "layout/scene.hpp"

namespace dawson::layout {

/// The parts in `area` of parallel lines, `width` wide and with middles `distance` apart, at
/// `angle` degrees counterclockwise from the x axis; each a convex polygon, counterclockwise. The
/// area's lower left corner lies halfway between two lines. All lengths in squares.
std::vector<Polygon> hatch(Rectangle const& area, double angle, double distance, double width);

}  // namespace dawson::layout
