// The edge of a set of cells, holes and steps included, and the lines between the cells.
#pragma once

#include <vector>

#include "layout/scene.hpp"

namespace dawson::layout {

/// Which sides of the outline get no line: where a region cuts the board, where edges are joined.
struct OpenSides {
  bool left = false, right = false, top = false, bottom = false;
};

/// The corners of a cell of that tiling in `r`: rhombs and hexagons stand on a corner; squares have
/// corners at each quarter of their horizontal sides, since rows may be shifted against each other.
Polygon cell_polygon(Rectangle const& r, chess::Tiling tiling);

/// The outline of the union of `cells`, in squares: closed paths with the cells on their left
/// (counterclockwise around the board, clockwise around holes). Each cell is counterclockwise;
/// where cells touch along a side, both must have the side's end points. A side that is open, and
/// lies on that side of the whole, is left out; what remains are open paths.
std::vector<Path> outline(std::vector<Polygon> const& cells, OpenSides open);

/// The sides that two cells share, each once, joined to long straight lines.
std::vector<Segment> inner_sides(std::vector<Polygon> const& cells);

/// `path` moved outwards (to its right) by `distance` squares, corners kept. The ends of an open
/// path stay on the line that cuts it.
Path moved_outwards(Path const& path, double distance);

}  // namespace dawson::layout
