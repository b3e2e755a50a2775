// The edge of a set of squares, holes and steps included.
#pragma once

#include <vector>

#include "layout/scene.hpp"

namespace dawson::layout {

/// A cell on the quarter-square lattice: `left` and `width` in quarters, `bottom` in ranks.
struct LatticeCell {
  int left = 0;
  int bottom = 0;
  int width = 4;
};

/// Which sides of the outline get no line: where a region cuts the board, where edges are joined.
struct OpenSides {
  bool left = false, right = false, top = false, bottom = false;
};

/// The outline of the union of `cells`, in squares: closed paths with the squares on their left
/// (counterclockwise around the board, clockwise around holes). A side that is open, and lies on
/// that side of the whole, is left out; what remains are open paths.
std::vector<Path> outline(std::vector<LatticeCell> const& cells, OpenSides open);

/// `path` moved outwards (to its right) by `distance` squares; corners stay square. The ends of an
/// open path stay on the line that cuts it.
Path moved_outwards(Path const& path, double distance);

}  // namespace dawson::layout
