// Chooses where the lines of a paragraph end, all together, so that the spaces are even.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace dawson::pages {

/// Penalties at which no line ends, and at which a line must end.
inline constexpr int never_break = 10000;
inline constexpr int always_break = -10000;

/// Item of a paragraph for the breaker; lengths in points.
struct LineItem {
  enum class Type : std::uint8_t {
    box,    ///< a word or a part of one: `width`, and `hang` of its last sign
    space,  ///< may stretch by `stretch` and shrink by `shrink`; vanishes at the end of a line
    /// A place between boxes where a line may end; `width` is that of the hyphen shown there
    penalty,
  };

  Type kind = Type::box;
  bool hyphen = false;  ///< of a penalty: ends a line within a word
  int penalty = 0;
  double width = 0;
  double stretch = 0;
  double shrink = 0;
  double hang = 0;     ///< how far a box, or a hyphen, may protrude at the end of a line
  double letters = 0;  ///< the part of a box's width that letter fit may change
};

struct LineGoal {
  double first = 0;       ///< width of the first line
  double others = 0;      ///< width of all others
  double slack = 0;       ///< stretch at the end of a line: white space of ragged text
  double letter_fit = 0;  ///< by how much letters may be wider or narrower, as a share
  double least_last = 0;  ///< a narrower last line has a cost
  /// Number of lines, from `shorts_from` on, that are narrower by `short_by`
  std::size_t shorts = 0;
  double short_by = 0;
  std::size_t shorts_from = 0;
  bool even = true;  ///< a tight line next to a loose one has a cost

  /// Returns by how much a line is narrower.
  double short_of(std::size_t line) const {
    return line >= shorts_from && line - shorts_from < shorts ? short_by : 0;
  }
};

/// Line: its items from `begin`, without the space or penalty `end` at which it ends.
struct BrokenLine {
  std::size_t begin = 0;
  std::size_t end = 0;
  double ratio =
      0;  ///< share of each space's stretch (above 0) or shrink (down to -1) that is used
};

/// Returns how much of a line's `missing` width its `letters` take (below 0: the line is too wide).
double fitted(double missing, double letters, double letter_fit);

/// Returns the lines of a paragraph with the least total demerits (Knuth and Plass, Breaking
/// paragraphs into lines, 1981). Costs are: uneven spaces, letters made wider or narrower, hyphens,
/// two hyphens in a row, and tight lines beside loose ones. Letters take a line's missing width
/// first, then its spaces. A line may end at a space after a box, or at a penalty below
/// `never_break`. The items end with an `always_break`; a space of large stretch before it lets the
/// last line end early. Hyphens are tried only if there is no good way without. If nothing fits, a
/// line is too long rather than lost.
std::vector<BrokenLine> break_lines(std::span<LineItem const> items, LineGoal const& goal);

}  // namespace dawson::pages
