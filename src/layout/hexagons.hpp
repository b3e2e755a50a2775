// The three shades of a board of hexagons.
#pragma once

#include <functional>
#include <span>

#include "chess/board.hpp"
#include "layout/scene.hpp"
#include "layout/style.hpp"

namespace dawson::layout {

/// Adds fills to `scene`, so that adjacent hexagons have different shades: light, dark, and one
/// between them. The leftmost of the lowest rank is dark. Walls have no shade. `shown`: the cells
/// that are shown, in the order of the board; `place` returns their places in the scene.
void shade_hexagons(Scene& scene, std::span<chess::Cell const* const> shown,
                    chess::Board const& board, Style const& style,
                    std::function<Rectangle(chess::Cell const&)> const& place);

}  // namespace dawson::layout
