// Moves rows of diagrams from their place in the text, so that no column ends in white space above
// them.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "pages/page_breaker.hpp"

namespace dawson::pages {

/// Returns whether a row among the items may move.
bool has_floats(std::span<PageItem const> items);

/// Items in their final order, and the columns chosen for them.
struct FloatedItems {
  struct Set {
    std::size_t block = 0;  ///< of the given blocks
    bool moved = false;     ///< it has left its place
    bool shrunk = false;    ///< it is a row with smaller squares
  };
  std::vector<PageItem> items;
  std::vector<Set> blocks;
  /// Empty if footnotes must be divided: the page breaker does that
  std::vector<BrokenPage> columns;
};

/// Moves rows that do not fit the rest of their column to the head of a later one, at most `limit`
/// columns after their place; the following text moves up. Rows keep their order, as does all else.
/// A row that would have to move further stays, followed by what comes after it. Waiting rows are
/// printed before a barrier. A row that misses its place by little gets smaller squares before it
/// is moved, if its item has a height for them. Columns of rows only are spread to their foot.
///
/// Design: the ends of columns are chosen together, so that white space is shared among columns: a
/// column filled to the foot may leave only rows for the next one (60 diagrams with text: at worst
/// 20 % white at the foot with columns chosen one by one, 8 % together).
FloatedItems float_rows(std::span<PageItem const> items, std::span<NoteLine const> notes,
                        PageGoal const& goal, int limit);

}  // namespace dawson::pages
