// Which marks a board has, and the shape of those that are no plain squares or circles.
#pragma once

#include <vector>

#include "chess/mark.hpp"
#include "chess/position.hpp"
#include "layout/scene.hpp"
#include "problem/problem.hpp"

namespace dawson::layout {

/// The marks of the view, then those of men with attributes (`chess::attributes`) on whose squares
/// the view has none.
std::vector<chess::Mark> marks_of(chess::Position const& position, problem::View const& view);

/// A crown in the upper right corner of a cell, beside the man's head; in squares.
Path crown_in(Rectangle const& cell);

}  // namespace dawson::layout
