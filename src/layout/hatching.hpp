// Parallel lines over a rectangle.
#pragma once

#include <vector>

#include "layout/scene.hpp"

namespace dawson::layout {

/// The parts in `area` of parallel lines, `distance` apart, at `angle` degrees counterclockwise
/// from the x axis. The area's lower left corner lies halfway between two lines. All lengths in
/// squares.
std::vector<Segment> hatch(Rectangle const& area, double angle, double distance);

}  // namespace dawson::layout
