// Computes the edge of a set of cells, holes and steps included, and the lines between the cells.
#pragma once

#include <vector>

#include "layout/scene.hpp"

namespace dawson::layout {

/// Sides of the outline without a line: where a region cuts the board, where edges are joined.
struct OpenSides {
  bool left = false, right = false, top = false, bottom = false;
};

/// Returns the corners of a cell of `tiling` in `r`. Rhombs and hexagons have a corner at the
/// bottom. Squares have corners at each quarter of their horizontal sides, since rows may be
/// shifted against each other.
Polygon cell_polygon(Rectangle const& r, chess::Tiling tiling);

/// Returns the outline of the union of `cells`, in squares: closed paths with the cells on their
/// left (counterclockwise around the board, clockwise around holes). Each cell is counterclockwise;
/// where cells touch along a side, both must have the end points of that side. A side that is open,
/// and lies on that side of the whole, is omitted; the rest are open paths.
std::vector<Path> outline(std::vector<Polygon> const& cells, OpenSides open);

/// Returns the sides that two cells share, each once, joined to long straight lines.
std::vector<Segment> inner_sides(std::vector<Polygon> const& cells);

/// Returns `path` moved outwards (to its right) by `distance` squares, with its corners kept. The
/// ends of an open path stay on the line that cuts it.
Path moved_outwards(Path const& path, double distance);

}  // namespace dawson::layout
