// Numbers of sides, for the two LaTeX back ends.
#pragma once

#include "chess/man.hpp"

namespace dawson::drawing {

/// Returns the number of a side: 0 white, 1 black, 2 neutral; 3 and above further colours (FFEN's
/// number; red is 3, blue 4 ...), which choose the hatching.
constexpr int side_number(chess::Side side) {
  if (side.name == chess::Side::numbered) return static_cast<int>(side.number);
  return static_cast<int>(side.name);
}

static_assert(side_number(chess::Side::neutral) == 2 && side_number(chess::Side::red) == 3);

}  // namespace dawson::drawing
