// Boards whose men stand on the crossings of lines: xiangqi's and its kin's.
#pragma once

#include <vector>

#include "layout/scene.hpp"

namespace dawson::layout {

/// The lines through the middles of so many files and ranks, from the board's lower left corner, in
/// squares. On ten ranks no inner line crosses the river between the fifth and the sixth, if there
/// is one; on boards of 9 by 10 and 7 by 7 the palaces at both ends have their diagonals.
std::vector<Segment> point_lines(int files, int ranks, bool river);

}  // namespace dawson::layout
