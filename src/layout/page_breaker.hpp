// Where the pages of a chapter end: all of them chosen together.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace dawson::layout {

/// What a chapter is made of, as the breaker sees it, from top to bottom; heights in points.
struct PageItem {
  enum class Kind : std::uint8_t {
    block,     ///< a line, a row of diagrams: stands on one page as a whole, its footnotes with it
    space,     ///< may grow and shrink; vanishes at the top and at the foot of a page
    penalty,   ///< what a page that ends here costs: up to `keep`, and `new_page` for one that must
  };

  Kind kind = Kind::block;
  int penalty = 0;
  double height = 0;
  double stretch = 0;
  double shrink = 0;
  double notes = 0;   ///< of a block: height of the footnotes that it calls

  static PageItem block(double height, double notes = 0) { return {Kind::block, 0, height, 0, 0, notes}; }
  static PageItem space(double height, double stretch = 0, double shrink = 0) {
    return {Kind::space, 0, height, stretch, shrink, 0};
  }
  static PageItem breakable(int penalty) { return {Kind::penalty, penalty, 0, 0, 0, 0}; }
};

/// Penalty of a break that is made only where nothing else is left.
inline constexpr int keep = 10000;
inline constexpr int new_page = -10000;

struct PageGoal {
  double first = 0;      ///< height of the first page
  double others = 0;     ///< height of all others
  double note_gap = 0;   ///< what parts the text from the footnotes, on a page that has any
  double slack = 0;      ///< how much a page may stay short without looking so
};

/// A page: its items from the block `begin`, without those from `end` on.
struct BrokenPage {
  std::size_t begin = 0;
  std::size_t end = 0;
  double ratio = 0;        ///< of each space's stretch (above 0) or shrink (down to -1) that is used
  bool too_high = false;   ///< a block that no page can hold
};

/// The pages with the least demerits in all: pages that are short or loose, and breaks that cost,
/// against each other over the whole chapter. A page may end at a space behind a block and at any
/// penalty; a block higher than a page has one to itself. Every block is on exactly one page, in order.
/// The last page may stay short where the items end with `new_page`.
std::vector<BrokenPage> break_pages(std::span<PageItem const> items, PageGoal const& goal);

/// The tops of the page's blocks, measured down from the top of the text, in the order of the items
/// (nothing for spaces and penalties).
std::vector<double> block_tops(std::span<PageItem const> items, BrokenPage const& page);

/// Height of the page's footnotes, without the gap.
double notes_height(std::span<PageItem const> items, BrokenPage const& page);

}  // namespace dawson::layout
