// Lines on which the boards of a page stand: rows of diagrams in several columns, and the squares
// that fill a column with them.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace dawson::pages {

/// Height of a row of diagrams, above and below the line on which its boards stand, in points.
struct RowExtent {
  double ascent = 0, descent = 0;

  double height() const { return ascent + descent; }
  /// Takes the greater value for each member.
  void widen(RowExtent const& other);
};

/// Returns the extents of the lines of boards that the columns share: the first rows of all
/// columns, the second rows, and so on.
std::vector<RowExtent> common_lines(std::span<std::vector<RowExtent> const> columns);

/// Returns the greatest height that `down` rows in each of `columns` columns need on common lines,
/// without gaps, wherever in the run of `rows` a page begins. A page with fewer rows counts as if
/// it had more of the highest one.
double greatest_height(std::span<RowExtent const> rows, std::size_t down, std::size_t columns);

/// Gaps between the rows of a column.
struct RowGaps {
  double natural = 0;    ///< used unless `to_foot`
  double least = 0;      ///< where the natural ones do not fit
  bool to_foot = false;  ///< gaps grow until the last row is at the foot
  double pitch = 0;      ///< from row to row where no row is higher; 0: gaps are equal
};

/// Tops of the rows of each column, and the gap between the lines' extents.
struct PlacedRows {
  std::vector<std::vector<double>> tops;
  double gap = 0;
};

/// Places the rows of `columns` on common lines in a height of `room`, the first at the top.
/// Returns no value if they do not fit with the least gaps.
std::optional<PlacedRows> place_on_lines(std::span<std::vector<RowExtent> const> columns,
                                         double room, RowGaps const& gaps);

}  // namespace dawson::pages
