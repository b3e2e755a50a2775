// Boards in running text: where they are above the baseline.
#pragma once

#include "layout/scene.hpp"

namespace dawson::pages {

/// Returns how far the lower side of a board in text of `size` points is above the baseline, in
/// points; negative below it.
double raised_board(layout::Scene const& board, double size);

}  // namespace dawson::pages
