// Lays out a position and its view as a scene.
#pragma once

#include "chess/board.hpp"
#include "layout/scene.hpp"
#include "problem/problem.hpp"

namespace dawson::layout {

/// Returns the scene of `position` with the part, side, marks and coordinates of `view`. The caller
/// ensures that squares named in the view are on the board. `style` gives what the view leaves
/// open. Without `style` the scene has no style and the measures of the hatched style; if the
/// view's frame has widths, which only a style can express, the scene has the hatched style.
Scene lay_out(chess::Position const& position, problem::View const& view,
              std::optional<Style> const& style = {});

/// Square of the shown part with its place in the scene; also a hole.
struct SquareArea {
  chess::Square square;
  Rectangle area;
  bool hole = false;
};

/// Returns the squares of the shown part, row by row from the top of the board, each row from the
/// left.
std::vector<SquareArea> square_areas(chess::Position const& position, problem::View const& view,
                                     std::optional<Style> const& style = {});

}  // namespace dawson::layout
