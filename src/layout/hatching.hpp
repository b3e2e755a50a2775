// Makes parallel lines over a rectangle as shapes to be filled; viewers widen thin strokes to a
// pixel.
#pragma once

#include <vector>

#include "layout/scene.hpp"

namespace dawson::layout {

/// Returns the parts within `area` of parallel lines, `width` wide and with middles `distance`
/// apart, at `angle` degrees counterclockwise from the x axis. Each is a convex polygon,
/// counterclockwise. The lower left corner of the area is halfway between two lines. All lengths
/// are in squares.
std::vector<Polygon> hatch(Rectangle const& area, double angle, double distance, double width);

}  // namespace dawson::layout
