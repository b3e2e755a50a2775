// Where the lines of a paragraph end: all of them chosen together, so that the spaces are even.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace dawson::pages {

/// Penalties at which no line ends, and at which one must.
inline constexpr int never_break = 10000;
inline constexpr int always_break = -10000;

/// What a paragraph is made of, as the breaker sees it; lengths in points.
struct LineItem {
  enum class Type : std::uint8_t {
    box,      ///< a word or a part of one: `width`, and `hang` of its last sign
    space,    ///< may grow by `stretch` and lose `shrink`; vanishes where a line ends
    penalty,  ///< a place between boxes where a line may end; `width` is that of the hyphen then
              ///< shown
  };

  Type kind = Type::box;
  bool hyphen = false;  ///< of a penalty: ends a line within a word
  int penalty = 0;
  double width = 0;
  double stretch = 0;
  double shrink = 0;
  double hang = 0;     ///< how far a box, or a hyphen, may stand out at the end of a line
  double letters = 0;  ///< of a box's width, what letter fit may change
};

struct LineGoal {
  double first = 0;       ///< width of the first line
  double others = 0;      ///< width of all others
  double slack = 0;       ///< stretch of a line's end: what ragged setting leaves free there
  double letter_fit = 0;  ///< by how much, in parts, letters may be wider or narrower
  double least_last = 0;  ///< a last line that is narrower costs
  std::size_t shorts =
      0;  ///< so many lines, from the one `shorts_from` on, are narrower by `short_by`
  double short_by = 0;
  std::size_t shorts_from = 0;

  /// By how much the line is narrower.
  double short_of(std::size_t line) const {
    return line >= shorts_from && line - shorts_from < shorts ? short_by : 0;
  }
};

/// A line: its items from `begin`, without the space or penalty `end` at which it ends.
struct BrokenLine {
  std::size_t begin = 0;
  std::size_t end = 0;
  double ratio = 0;  ///< of each space's stretch (above 0) or shrink (down to -1) that is used
};

/// What letters take of what a line of `letters` lacks (below 0: has too much).
double fitted(double missing, double letters, double letter_fit);

/// The lines of a paragraph with the least demerits in all (Knuth and Plass, Breaking paragraphs
/// into lines, 1981): uneven spaces, letters made wider or narrower, hyphens, two hyphens in a row
/// and tight lines beside loose ones cost. What a line lacks its letters take first, then its
/// spaces. A line may end at a space behind a box, or at a penalty below `never_break`. The
/// items end with an `always_break`; to have the last line end early, a space of large stretch
/// stands before it. Hyphens are tried only where there is no good way without. Where nothing fits,
/// a line is too long rather than lost.
std::vector<BrokenLine> break_lines(std::span<LineItem const> items, LineGoal const& goal);

}  // namespace dawson::pages
