// Letters of files and numbers of ranks, beside a board or in its squares.
#pragma once

#include <vector>

#include "layout/board.hpp"

namespace dawson::layout {

/// Adds them to the scene: files below the lowest of their `squares`, beside a square that stands
/// half below it, ranks beside their leftmost one; or in those squares, as far down as the cells'
/// form allows.
void place_coordinates(Scene& scene, std::vector<SquareArea> squares, bool inside,
                       chess::Tiling tiling);

}  // namespace dawson::layout
