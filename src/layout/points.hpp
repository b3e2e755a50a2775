// Boards whose pieces are on the crossings of lines: those of xiangqi and related games.
#pragma once

#include <vector>

#include "layout/scene.hpp"

namespace dawson::layout {

/// Returns the lines through the middles of `files` files and `ranks` ranks, from the lower left
/// corner of the board, in squares. With `river`, on ten ranks no inner line crosses the river
/// between the fifth and the sixth. On boards of 9 by 10 and 7 by 7 the palaces at both ends have
/// diagonals.
std::vector<Segment> point_lines(int files, int ranks, bool river);

}  // namespace dawson::layout
