// Places letters of files and numbers of ranks beside a board or in its squares.
#pragma once

#include <vector>

#include "layout/board.hpp"

namespace dawson::layout {

/// Adds coordinates to the scene. Files are below the lowest of their `squares`, or beside a square
/// that is half below it; ranks are beside their leftmost square. With `inside`, they are in those
/// squares, as far down as the shape of the cells allows.
void place_coordinates(Scene& scene, std::vector<SquareArea> squares, bool inside,
                       chess::Tiling tiling);

}  // namespace dawson::layout
