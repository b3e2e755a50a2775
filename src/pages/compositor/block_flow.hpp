// Blocks one below the other, with the distances and penalties between them: a galley as it grows.
#pragma once

#include <cstddef>

#include "pages/design.hpp"
#include "pages/galley.hpp"

namespace dawson::pages {

/// Distance between two blocks, points, which may grow and shrink.
struct Gap {
  double height = 0, stretch = 0, shrink = 0;
  bool to_grid = false;  ///< widened until the next baseline is on the grid again

  /// Of each part the greater one.
  void widen(Gap const& other);
};

/// Adds blocks to a galley. Gaps and penalties are asked for by what stands on either side; the
/// greatest counts.
class BlockFlow {
 public:
  /// `design` outlives the flow. `may_change_columns`: it is the text of pages, no note or cell.
  explicit BlockFlow(Design const& design, bool may_change_columns = true)
      : design_(design),
        may_change_columns_(may_change_columns),
        columns_(design.columns),
        wanted_columns_(design.columns) {}

  /// Asks for a distance to the next block.
  void gap(Gap const& wanted);
  /// What a page costs that ends before the next block.
  void penalty(int cost);

  /// Adds a block of this height, points. `on_grid`: its baselines stand on those of the page. The
  /// item counts until the next block is added.
  PageItem& add(Block block, double height, bool on_grid);
  /// Calls `set`, which adds one block that is a row of diagrams.
  template <class Set>
  void add_row(Set const& set) {
    of_row_ = true;
    set();
    of_row_ = false;
  }
  /// Rows of diagrams that wait for a place do not pass the next block.
  void set_barrier() { barrier_ = true; }
  /// The gap above the last block takes what a column has left.
  void fill_last_gap() { galley_.items[galley_.items.size() - 2].fills = true; }

  /// What has been added since the last call.
  Galley take() { return std::exchange(galley_, {}); }
  /// Goes on behind what was taken too early.
  void put_back(Galley galley) { galley_ = std::move(galley); }
  std::size_t block_count() const { return galley_.blocks.size(); }
  /// The block that was added last; there must be one since the last `take`.
  Block& last_block() { return galley_.blocks.back(); }

  /// The next block stands at the top of a page; `new_chapter`: a chapter's heading spans the
  /// columns there.
  void begin_page(bool new_chapter);
  /// Ends the column if anything stands in it.
  void end_column();
  /// Whether a block stands on the page already.
  bool has_begun() const { return begun_; }
  /// Whether nothing has come since a chapter began.
  bool is_new_chapter() const { return new_chapter_; }
  void end_new_chapter() { new_chapter_ = false; }

  /// Columns of the text, those of what comes next, and whether these may differ.
  int wanted_columns() const { return wanted_columns_; }
  int columns() const { return columns_; }
  bool may_change_columns() const { return may_change_columns_; }
  void want_columns(int columns) { wanted_columns_ = columns; }
  /// The next block begins text in so many columns, below what is on the page. `below_heading`: in
  /// the distance that the heading asks for, else a line below.
  void begin_columns(int columns, bool below_heading);

  /// Whether the last block is code beside its diagram.
  bool is_after_example() const { return after_example_; }
  void end_example() { after_example_ = true; }

 private:
  void add_distance(bool on_grid);
  void forget_distance();

  Design const& design_;
  bool may_change_columns_;
  int columns_;
  int wanted_columns_;
  Galley galley_;
  Gap gap_;
  Gap gap_without_row_;  // to the block before, were there no row between them
  int penalty_ = 0;
  double depth_ = 0;         // of all since the chapter or the columns began
  bool new_chapter_ = true;  // nothing has come since it began
  bool begun_ = false;       // something stands on the page already
  bool of_row_ = false;      // what is added is a row
  bool after_row_ = false;   // what was added last is one
  bool barrier_ = false;     // what comes next is one to rows that wait
  bool after_example_ = false;
};

}  // namespace dawson::pages
