// Additions to a board besides its pieces: marks, grid lines, joined edges, the region that is
// shown.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/square.hpp"
#include "text/span.hpp"

namespace dawson::chess {

/// A rectangle of squares, given by two opposite corners in written order.
struct Area {
  Square from;
  Square to;
  text::Span from_where;  ///< bytes of the parsed text
  text::Span to_where;

  friend bool operator==(Area const&, Area const&) = default;
};

enum class MarkKind : std::uint8_t { frame, fill, circle, cross, dot, crown, arrow, line, text };

struct Mark {
  MarkKind kind = MarkKind::frame;
  Area area;           ///< one square: both corners are equal; arrow and line: start and end
  std::string colour;  ///< as written ("red!50"); empty: colour of the style
  std::string text;    ///< only for `text`

  friend bool operator==(Mark const&, Mark const&) = default;
};

/// A line along the edges of squares. Coordinates are squares from the lower left corner of the
/// board.
struct GridLine {
  bool vertical = false;
  int at = 0;  ///< column edge of a vertical line, or row edge of a horizontal line
  int from = 0;
  int to = 0;
  text::Span where;

  friend bool operator==(GridLine const&, GridLine const&) = default;
};

struct Grid {
  int block_files = 0;  ///< size of blocks in grid chess, "2x2"; 0: none
  int block_ranks = 0;
  std::vector<GridLine> lines;

  friend bool operator==(Grid const&, Grid const&) = default;
};

/// Joined edges of a board.
enum class Edges : std::uint8_t { none, vertical_cylinder, horizontal_cylinder, torus };

/// Return the name of the edges ("vertical cylinder", "none"), and the edges with that name (no
/// value if there are none).
std::string_view edges_name(Edges edges);
std::optional<Edges> edges_named(std::string_view name);

}  // namespace dawson::chess
