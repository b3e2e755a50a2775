// The lines of a board: its edge and the lines between its cells, lines with pieces on their
// crossings, coordinates, hatching.
#pragma once

#include <vector>

#include "layout/board.hpp"
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

/// Returns the lines through the middles of `files` files and `ranks` ranks, from the lower left
/// corner of the board, in squares. With `river`, on ten ranks no inner line crosses the river
/// between the fifth and the sixth. On boards of 9 by 10 and 7 by 7 the palaces at both ends have
/// diagonals.
std::vector<Segment> point_lines(int files, int ranks, bool river);

/// Adds coordinates to the scene. Files are below the lowest of their `squares`, or beside a square
/// that is half below it; ranks are beside their leftmost square. With `inside`, they are in those
/// squares, as far down as the shape of the cells allows.
void place_coordinates(Scene& scene, std::vector<SquareArea> squares, bool inside,
                       chess::Tiling tiling);

/// Returns the parts within `area` of parallel lines, `width` wide and with middles `distance`
/// apart, at `angle` degrees counterclockwise from the x axis. Each is a convex polygon,
/// counterclockwise. The lower left corner of the area is halfway between two lines. All lengths
/// are in squares.
std::vector<Polygon> hatch(Rectangle const& area, double angle, double distance, double width);

}  // namespace dawson::layout
