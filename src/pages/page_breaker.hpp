// Where the pages of a chapter end: all of them chosen together.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace dawson::pages {

/// What a chapter is made of, as the breaker sees it, from top to bottom; heights in points.
struct PageItem {
  enum class Type : std::uint8_t {
    block,  ///< a line, a row of diagrams: stands on one page as a whole, its footnotes begin there
    space,  ///< may grow and shrink; vanishes at the top and at the foot of a page
    penalty,  ///< what a page that ends here costs: up to `keep`, and `new_page` for one that must
  };

  Type kind = Type::block;
  int penalty = 0;
  double height = 0;
  double stretch = 0;
  double shrink = 0;
  double head =
      0;  ///< of a block: what is repeated above it where it begins a page (the head of a table)
  std::size_t notes = 0;  ///< of a block: lines of the footnotes that it calls
  std::size_t rows = 0;   ///< of a row of a grid: so many of them stand in a column at most
  bool first_row = false;
  bool fills = false;  ///< of a space between such rows: they reach to the foot of what ends here
  enum class Float : std::uint8_t { none, automatic, top, page };
  Float floats = Float::none;  ///< of a row that may leave its place: where it goes
  double smaller = 0;          ///< height of such a row with smaller squares; 0: it stays as it is
  bool barrier = false;        ///< rows that have left their place are set before it
  double join = 0, join_stretch = 0, join_shrink = 0;  ///< space above it without the row there

  static PageItem block(double height, std::size_t notes = 0, double head = 0) {
    return {Type::block, 0, height, 0, 0, head, notes};
  }
  static PageItem space(double height, double stretch = 0, double shrink = 0) {
    return {Type::space, 0, height, stretch, shrink, 0, 0};
  }
  static PageItem breakable(int penalty) { return {Type::penalty, penalty, 0, 0, 0, 0, 0}; }
};

/// A line of a footnote, with the space above it.
struct NoteLine {
  double height = 0;
  bool opens = false;       ///< the first one of a note
  bool may_go_over = true;  ///< it and what follows it may stand on the next page
};

/// Penalty of a break that is made only where nothing else is left.
inline constexpr int keep = 10000;
inline constexpr int new_page = -10000;

struct PageGoal {
  double first = 0;     ///< height of the first page, or of the first `firsts`
  double others = 0;    ///< height of all others
  double note_gap = 0;  ///< what parts the text from the footnotes, on a page that has any
  double line = 0;      ///< what shortness of pages is counted in
  std::size_t firsts = 1;
  bool even = false;  ///< the last one is to be as high as the others: columns that end together
};

/// A page: its items from the block `begin`, and its lines of footnotes, without those from `end`
/// on. The last pages of a chapter may have notes alone, that have gone over from the page before.
struct BrokenPage {
  std::size_t begin = 0;
  std::size_t end = 0;
  double ratio = 0;       ///< of each space's stretch (up to 1, more in columns that rows alone
                          ///< fill) or shrink (down to -1) that is used
  bool too_high = false;  ///< a block that no page can hold
  std::size_t notes_begin = 0;
  std::size_t notes_end = 0;
};

/// The pages with the least demerits in all: pages that are short or loose, and breaks that cost,
/// against each other over the whole chapter. A page may end at a space behind a block and at any
/// penalty; a block higher than a page has one to itself. Every block is on exactly one page, in
/// order. The last page may stay short where the items end with `new_page`.
///
/// A page that its spaces can fill is filled to the foot; any other keeps its spaces and stays
/// short.
///
/// `notes` are the lines of all footnotes in order; what stands there before those of the first
/// block has gone over from an earlier page. A note begins on the page that calls it; what finds no
/// room there opens the notes of the next page.
std::vector<BrokenPage> break_pages(std::span<PageItem const> items,
                                    std::span<NoteLine const> notes, PageGoal const& goal);

/// The tops of the page's blocks, measured down from the top of the text, in the order of the items
/// (nothing for spaces and penalties); below what is repeated above the first of them. With a
/// `grid` spaces grow by whole lines of it.
std::vector<double> block_tops(std::span<PageItem const> items, BrokenPage const& page,
                               double grid = 0);

/// Height of the page's footnotes, without the gap.
double notes_height(std::span<NoteLine const> notes, BrokenPage const& page);

}  // namespace dawson::pages
