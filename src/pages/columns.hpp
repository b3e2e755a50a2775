// Computes the widths of a table's columns.
#pragma once

#include <vector>

namespace dawson::pages {

/// Widths that the cells of a table need, in points.
struct ColumnWishes {
  /// For each row, the width of each cell on one line
  std::vector<std::vector<double>> rows;
  std::vector<double> least;  ///< for each column, its longest word
};

/// Returns the widths of the columns, with a sum of at most `room`. Each column is as wide as its
/// longest cell if there is room. Otherwise the table is as low as possible, with no column
/// narrower than its longest word. Without room for these words, the widths are in proportion to
/// them.
std::vector<double> column_widths(ColumnWishes const& wishes, double room);

}  // namespace dawson::pages
