// From a position and its view to a scene.
#pragma once

#include "problem/problem.hpp"
#include "layout/scene.hpp"

namespace dawson::layout {

/// What the outer frame takes beyond the squares, in squares; the lines' widths are the style's.
inline constexpr double frame_width = 0.14;
inline constexpr double single_frame_width = 0.05;

/// The scene of `position` as `view` wants it seen: part, side, marks, coordinates. Squares named in
/// the view must be on the board.
Scene lay_out(chess::Position const& position, problem::View const& view);

}  // namespace dawson::layout
