// What is laid on a board beside its men: marks, grid lines, joined edges, the part that is shown.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/square.hpp"
#include "text/span.hpp"

namespace dawson::chess {

/// A rectangle of squares, given by two opposite corners in the order in which they were written.
struct Area {
  Square from;
  Square to;
  text::Span from_where;  ///< bytes of the text read
  text::Span to_where;

  friend bool operator==(Area const&, Area const&) = default;
};

enum class MarkKind : std::uint8_t { frame, fill, circle, cross, dot, crown, arrow, line, text };

struct Mark {
  MarkKind kind = MarkKind::frame;
  Area area;           ///< one square: both corners; arrow and line: from and to
  std::string colour;  ///< as written ("red!50"); empty: the style's
  std::string text;    ///< with `text` alone

  friend bool operator==(Mark const&, Mark const&) = default;
};

/// A line along the edges of squares, in squares from the lower left corner of the board.
struct GridLine {
  bool vertical = false;
  int at = 0;  ///< column edge of a vertical line, row edge of a horizontal one
  int from = 0;
  int to = 0;
  text::Span where;

  friend bool operator==(GridLine const&, GridLine const&) = default;
};

struct Grid {
  int block_files = 0;  ///< Grid chess, "2x2"; 0: none
  int block_ranks = 0;
  std::vector<GridLine> lines;

  friend bool operator==(Grid const&, Grid const&) = default;
};

enum class Edges : std::uint8_t { none, vertical_cylinder, horizontal_cylinder, torus };

/// "vertical cylinder", "none"; and the edges of that name.
std::string_view edges_name(Edges edges);
std::optional<Edges> edges_named(std::string_view name);

}  // namespace dawson::chess
