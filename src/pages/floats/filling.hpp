// A column being filled with blocks and with rows that have moved.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "pages/page_breaker.hpp"

namespace dawson::pages {

/// Block with the gap between it and the previous one.
struct Unit {
  PageItem block;
  double gap = 0, stretch = 0, shrink = 0;
  int penalty = 0;
  bool forced = false;         ///< it begins a column
  bool fills = false;          ///< a column that ends before it is filled by its rows
  double notes = 0;            ///< height of the notes that it calls
  std::size_t note_lines = 0;  ///< number of lines of these notes

  bool is_row() const { return block.floats != PageItem::Float::none; }
};

struct Placed {
  std::size_t unit = 0;
  double gap = 0, stretch = 0, shrink = 0;
  double height = 0;
  bool moved = false, shrunk = false;
};

/// Content of a column so far, and what is left for the next ones.
struct Filling {
  double height = 0;  ///< of the column
  std::vector<Placed> placed;
  double used = 0, stretch = 0, shrink = 0, notes = 0;
  std::size_t note_lines = 0;
  std::size_t heads = 0;  ///< rows at its head
  std::size_t next = 0;   ///< unit of the source
  std::vector<std::size_t> waiting, for_pages;
  int text_column = 0;  ///< column of the last text
  bool has_text = false;
  bool as_it_comes = false;  ///< its end is forced, and it need not be full

  /// Empties the column and begins the next one.
  void begin(double column_height);
};

/// Decides what fits a column, how its spaces fill it and what a column end costs. This is the only
/// place, so that the choice matches what is printed.
class ColumnFiller {
 public:
  ColumnFiller(std::span<PageItem const> items, std::span<NoteLine const> notes,
               PageGoal const& goal);

  std::vector<Unit> const& units() const { return units_; }
  PageGoal const& goal() const { return goal_; }
  /// Returns the height of a column, counted from 0.
  double height(int column) const;

  /// Returns a row that has moved, with its gap to what is above it.
  Placed apart(std::size_t unit) const;
  /// Returns the next unit of the source; below a row that has moved, without the gap of that row.
  Placed following(Filling const& column) const;
  /// Returns whether a unit fits below what is placed, with its notes, if spaces shrink.
  bool fits(Filling const& column, Placed const& one) const;
  /// Returns the row with smaller squares, if it fits that way.
  std::optional<Placed> shrunk(Filling const& column, Placed one) const;
  /// Adds a unit to the column; the first one has no gap above it.
  void place(Filling& column, Placed one) const;
  /// Puts the next row at the head, after the rows already there.
  void raise(Filling& column) const;
  /// Returns whether its last grid has as many rows as a column may contain.
  bool grid_is_full(Filling const& column) const;

  /// Returns the free height between placed matter and notes, with spaces at their natural height;
  /// negative if these must shrink.
  double room(Filling const& column) const;
  /// Returns whether the column exceeds its height: one block that is too high, or too many notes.
  bool is_overfull(Filling const& column) const { return room(column) + column.shrink < -0.01; }
  /// Returns the share of the spaces' stretch or shrink that is used; over 1 in a column of rows
  /// only.
  double ratio(Filling const& column) const;
  /// Returns the cost of a column that ends before the next unit.
  double cost(Filling const& column) const;
  /// Returns the cost of a row whose squares are made smaller.
  static double cost_of_shrinking();

 private:
  double white(Filling const& column) const;
  bool is_of_rows(Filling const& column) const;

  std::vector<Unit> units_;
  PageGoal goal_;
  double notes_before_ = 0;  // height of notes continued from earlier pages
  std::size_t note_lines_before_ = 0;
};

}  // namespace dawson::pages
