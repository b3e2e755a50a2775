// Chooses where the pages of a chapter end, all together.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace dawson::pages {

/// Item of a chapter for the breaker, from top to bottom; heights in points.
struct PageItem {
  enum class Type : std::uint8_t {
    block,    ///< a line, a row of diagrams: whole on one page; its footnotes begin there
    space,    ///< may grow and shrink; vanishes at the top and at the foot of a page
    penalty,  ///< cost of a page that ends here: up to `keep`; `new_page` forces a page end
  };

  Type kind = Type::block;
  int penalty = 0;
  double height = 0;
  double stretch = 0;
  double shrink = 0;
  /// Of a block: matter repeated above it at the top of a page (the head of a table)
  double head = 0;
  std::size_t notes = 0;  ///< of a block: lines of the footnotes that it calls
  std::size_t rows = 0;   ///< of a row of a grid: maximum number of rows in a column
  bool first_row = false;
  /// Of a space between such rows: they extend to the foot of a page or column that ends here
  bool fills = false;
  enum class Float : std::uint8_t { none, automatic, top, page };
  Float floats = Float::none;  ///< of a row that may move: where it goes
  double smaller = 0;          ///< height of such a row with smaller squares; 0: it keeps its size
  bool barrier = false;        ///< rows that have moved are printed before it
  double join = 0, join_stretch = 0, join_shrink = 0;  ///< space above it if the row is not there

  static PageItem block(double height, std::size_t notes = 0, double head = 0) {
    return {Type::block, 0, height, 0, 0, head, notes};
  }
  static PageItem space(double height, double stretch = 0, double shrink = 0) {
    return {Type::space, 0, height, stretch, shrink, 0, 0};
  }
  static PageItem breakable(int penalty) { return {Type::penalty, penalty, 0, 0, 0, 0, 0}; }
};

/// Line of a footnote, with the space above it.
struct NoteLine {
  double height = 0;
  bool opens = false;       ///< the first line of a note
  bool may_go_over = true;  ///< it and the following lines may be on the next page
};

/// Penalty of a break of last resort.
inline constexpr int keep = 10000;
inline constexpr int new_page = -10000;

struct PageGoal {
  double first = 0;     ///< height of the first page, or of the first `firsts` pages
  double others = 0;    ///< height of all other pages
  double note_gap = 0;  ///< gap between text and footnotes, on a page that has any
  double line = 0;      ///< unit for the shortness of pages
  std::size_t firsts = 1;
  bool even = false;  ///< the last page should be as high as the others: columns that end together
};

/// Page: its items from the block `begin`, and its lines of footnotes; `end` and `notes_end` are
/// exclusive. The last pages of a chapter may have only notes, continued from the page before.
struct BrokenPage {
  std::size_t begin = 0;
  std::size_t end = 0;
  /// Used share of each space's stretch (up to 1; more in columns of rows only) or shrink (down to
  /// -1)
  double ratio = 0;
  bool too_high = false;  ///< it has a block that is higher than any page
  std::size_t notes_begin = 0;
  std::size_t notes_end = 0;
};

/// Returns the pages with the least total demerits: short or loose pages and costly breaks are
/// weighed over the whole chapter. A page may end at a space after a block and at any penalty; a
/// block higher than a page has a page to itself. Every block is on exactly one page, in order. The
/// last page may be short if the items end with `new_page`.
///
/// A page that its spaces can fill is filled to the foot; any other keeps its spaces and stays
/// short.
///
/// `notes` are the lines of all footnotes in order; those before the notes of the first block
/// continue from an earlier page. A note begins on the page that calls it; lines without room there
/// are the first notes of the next page.
std::vector<BrokenPage> break_pages(std::span<PageItem const> items,
                                    std::span<NoteLine const> notes, PageGoal const& goal);

/// Returns the tops of the page's blocks, measured down from the top of the text, in the order of
/// the items (no entry for spaces and penalties), below what is repeated above the first block.
/// With a `grid` spaces grow by whole lines of it.
std::vector<double> block_tops(std::span<PageItem const> items, BrokenPage const& page,
                               double grid = 0);

/// Returns the height of the page's footnotes, without the gap.
double notes_height(std::span<NoteLine const> notes, BrokenPage const& page);

}  // namespace dawson::pages
