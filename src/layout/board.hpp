// From a position and its view to a scene.
#pragma once

#include "chess/square.hpp"
#include "layout/scene.hpp"
#include "problem/problem.hpp"

namespace dawson::layout {

/// The scene of `position` as `view` wants it seen: part, side, marks, coordinates. Squares named
/// in the view must be on the board. Where the view does not say, `style` does; without one the
/// scene has none, and the measures of the hatched style, unless the view's frame has widths, which
/// only a style can say: it is then the hatched one.
Scene lay_out(chess::Position const& position, problem::View const& view,
              std::optional<Style> const& style = {});

/// A square of the part that is shown, where the scene has it; a hole too.
struct SquareArea {
  chess::Square square;
  Rectangle area;
  bool hole = false;
};

/// All of them, row by row from the top of the board, each from the left.
std::vector<SquareArea> square_areas(chess::Position const& position, problem::View const& view,
                                     std::optional<Style> const& style = {});

}  // namespace dawson::layout
