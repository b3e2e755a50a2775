// A column that is being filled with blocks and with rows that have left their place.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "pages/page_breaker.hpp"

namespace dawson::pages {

/// A block with what parts it from the one before.
struct Unit {
  PageItem block;
  double gap = 0, stretch = 0, shrink = 0;
  int penalty = 0;
  bool forced = false;         ///< it begins a column
  bool fills = false;          ///< where a column ends before it, that is filled by its rows
  double notes = 0;            ///< height of those that it calls
  std::size_t note_lines = 0;  ///< how many lines they are

  bool is_row() const { return block.floats != PageItem::Float::none; }
};

struct Placed {
  std::size_t unit = 0;
  double gap = 0, stretch = 0, shrink = 0;
  double height = 0;
  bool moved = false, shrunk = false;
};

/// What a column has so far, and what is left for the next ones.
struct Filling {
  double height = 0;  ///< of the column
  std::vector<Placed> placed;
  double used = 0, stretch = 0, shrink = 0, notes = 0;
  std::size_t note_lines = 0;
  std::size_t heads = 0;  ///< rows at its head
  std::size_t next = 0;   ///< unit of the source
  std::vector<std::size_t> waiting, for_pages;
  int text_column = 0;  ///< where the last text stands
  bool has_text = false;
  bool as_it_comes = false;  ///< its end is asked for, it need not be full

  /// Empties it for the next column.
  void begin(double column_height);
};

/// Says what fits a column, how its spaces fill it and what an end costs: in one place, so that
/// what is chosen is what is set.
class ColumnFiller {
 public:
  ColumnFiller(std::span<PageItem const> items, std::span<NoteLine const> notes,
               PageGoal const& goal);

  std::vector<Unit> const& units() const { return units_; }
  PageGoal const& goal() const { return goal_; }
  double height(int column) const;

  /// A row that has left its place, in its distance to what is above it.
  Placed apart(std::size_t unit) const;
  /// Where the source goes on: below a row that has left its place without the row's distance.
  Placed following(Filling const& column) const;
  bool fits(Filling const& column, Placed const& one) const;
  /// The row with smaller squares, if it fits so.
  std::optional<Placed> shrunk(Filling const& column, Placed one) const;
  void place(Filling& column, Placed one) const;
  /// Puts the row that comes next at the head, behind those that stand there already.
  void raise(Filling& column) const;
  /// Whether its last grid has as many rows as a column may have of it.
  bool grid_is_full(Filling const& column) const;

  /// Height without matter, below what is placed and above the notes, with spaces as they are;
  /// negative if these must shrink.
  double room(Filling const& column) const;
  /// Whether it holds more than it has room for: one block that is too high, or too many notes.
  bool is_overfull(Filling const& column) const { return room(column) + column.shrink < -0.01; }
  /// Of the spaces' stretch or shrink that is used; over 1 in a column of rows alone.
  double ratio(Filling const& column) const;
  /// What it costs that the column ends before the unit that comes next.
  double cost(Filling const& column) const;
  /// What a row costs whose squares are made smaller.
  static double cost_of_shrinking();

 private:
  double white(Filling const& column) const;
  bool is_of_rows(Filling const& column) const;

  std::vector<Unit> units_;
  PageGoal goal_;
  double notes_before_ = 0;  // height of notes that earlier pages have left
  std::size_t note_lines_before_ = 0;
};

}  // namespace dawson::pages
