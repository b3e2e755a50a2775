// Rows of diagrams that leave their place in the text, so that no column ends white above them.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "pages/page_breaker.hpp"

namespace dawson::pages {

/// Whether a row among them may leave its place.
bool has_floats(std::span<PageItem const> items);

/// Items in the order in which they are set, and the columns that were chosen for them.
struct FloatedItems {
  struct Set {
    std::size_t block = 0;  ///< of those given
    bool moved = false;     ///< it has left its place
    bool shrunk = false;    ///< it is a row with smaller squares
  };
  std::vector<PageItem> items;
  std::vector<Set> blocks;
  std::vector<BrokenPage> columns;  ///< none if footnotes must be divided: a breaker's work
};

/// Puts rows that do not fit the rest of their column at the head of a later one, `limit` columns
/// behind their place at most; what follows goes up. Rows keep their order, and all else does. A
/// row that would have to go further stays, with what follows behind it. What waits is set before a
/// barrier. The ends of columns are chosen together: white is shared among columns before it stands
/// in one, since a column filled to the foot may leave the next one with rows alone (60 diagrams
/// with text: 20 % at the worst foot one by one, 8 together). A row that misses its place by little
/// gets smaller squares, if its item has a height for them, before it is moved. Columns of rows
/// alone are spread to their foot.
FloatedItems float_rows(std::span<PageItem const> items, std::span<NoteLine const> notes,
                        PageGoal const& goal, int limit);

}  // namespace dawson::pages
