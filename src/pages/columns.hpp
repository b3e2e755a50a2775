// How wide the columns of a table are.
#pragma once

#include <vector>

namespace dawson::pages {

/// What the cells of a table ask for, points.
struct ColumnWishes {
  std::vector<std::vector<double>>
      rows;                   ///< of each row, the width of each of its cells on one line
  std::vector<double> least;  ///< of each column, its longest word
};

/// The widths of the columns, `room` in all at most. Each as wide as its longest cell where there
/// is room; otherwise such that the table gets as low as can be, no column narrower than its
/// longest word; where there is not even room for the words, in proportion to these.
std::vector<double> column_widths(ColumnWishes const& wishes, double room);

}  // namespace dawson::pages
