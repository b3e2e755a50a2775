// Rows of diagrams that leave their place in the text, so that no column ends white above them.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "pages/page_breaker.hpp"

namespace dawson::pages {

/// Whether a row among them may leave its place.
bool has_floats(std::span<PageItem const> items);

/// Items in the order in which they are set, with ends of columns that are chosen already.
struct FloatedItems {
  std::vector<PageItem> items;
  std::vector<std::size_t> blocks;  ///< which block each of theirs is, of those given
  std::vector<bool> moved;          ///< whether it has left its place
};

/// Puts rows that do not fit the rest of their column at the head of a later one, `limit` columns
/// behind their place at most; what follows goes up. Rows keep their order, and all else does. A
/// row that would have to go further stays, with what follows behind it. What waits is set before a
/// barrier. The ends of columns are chosen together: white is shared among columns before it stands
/// in one, since a column filled to the foot may leave the next one with rows alone (60 diagrams
/// with text: 20 % at the worst foot one by one, 8 together).
FloatedItems float_rows(std::span<PageItem const> items, std::span<NoteLine const> notes,
                        PageGoal const& goal, int limit);

}  // namespace dawson::pages
