// Blocks one below the other, with the gaps and penalties between them, and the shorter lines
// beside a diagram: a growing galley.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "pages/design.hpp"
#include "pages/lines/paragraph.hpp"
#include "pages/vertical_list.hpp"

namespace dawson::pages {

/// Gap between two blocks, in points, which may stretch and shrink.
struct Gap {
  double height = 0, stretch = 0, shrink = 0;
  bool to_grid = false;  ///< widened until the next baseline is on the grid again

  /// Takes the greater value for each member.
  void widen(Gap const& other);
};

/// Adds blocks to a galley. The blocks on either side request gaps and penalties; the greatest
/// counts.
class BlockFlow {
 public:
  /// `design` must outlive the flow. `may_change_columns`: the text of pages, not of a note or a
  /// cell.
  explicit BlockFlow(Design const& design, bool may_change_columns = true)
      : design_(design),
        may_change_columns_(may_change_columns),
        columns_(design.columns),
        wanted_columns_(design.columns) {}

  /// Requests a gap before the next block.
  void gap(Gap const& wanted);
  /// Requests a penalty for a page that ends before the next block.
  void penalty(int cost);

  /// Adds a block of `height` points. `on_grid`: its baselines are on those of the page. The
  /// returned item is valid until the next block is added.
  PageItem& add(Block block, double height, bool on_grid);
  /// Calls `set`, which adds one block that is a row of diagrams.
  template <class Set>
  void add_row(Set const& set) {
    of_row_ = true;
    set();
    of_row_ = false;
  }
  /// Prevents rows of diagrams that wait for a place from passing the next block.
  void set_barrier() { barrier_ = true; }
  /// Lets the gap above the last block fill the rest of a column.
  void fill_last_gap() { galley_.items[galley_.items.size() - 2].fills = true; }

  /// Returns what has been added since the last call.
  VerticalList take() { return std::exchange(galley_, {}); }
  /// Continues after a galley that was taken too early.
  void put_back(VerticalList galley) { galley_ = std::move(galley); }
  std::size_t block_count() const { return galley_.blocks.size(); }
  /// Returns the last block; at least one must have been added since the last `take`.
  Block& last_block() { return galley_.blocks.back(); }

  /// Puts the next block at the top of a page; `new_chapter`: a chapter's heading spans the columns
  /// there.
  void begin_page(bool new_chapter);
  /// Ends the column unless it is empty.
  void end_column();
  /// Returns whether the page already has a block.
  bool has_begun() const { return begun_; }
  /// Returns whether nothing has come since a chapter began.
  bool is_new_chapter() const { return new_chapter_; }
  void end_new_chapter() { new_chapter_ = false; }

  /// Return the columns of the text, those of the next block, and whether these may differ.
  int wanted_columns() const { return wanted_columns_; }
  int columns() const { return columns_; }
  bool may_change_columns() const { return may_change_columns_; }
  /// Chooses the number of columns of the text from the next block on.
  void want_columns(int columns) { wanted_columns_ = columns; }
  /// Begins text in `columns` columns with the next block, below what is on the page.
  /// `below_heading`: at the distance that the heading requests, otherwise one line below.
  void begin_columns(int columns, bool below_heading);

  /// Returns whether the last block is code beside its diagram.
  bool is_after_example() const { return after_example_; }
  void end_example() { after_example_ = true; }

 private:
  void add_distance(bool on_grid);
  void forget_distance();

  Design const& design_;
  bool may_change_columns_;
  int columns_;
  int wanted_columns_;
  VerticalList galley_;
  Gap gap_;
  Gap gap_without_row_;  // to the previous block, if there were no row between them
  int penalty_ = 0;
  double depth_ = 0;         // of everything since the chapter or the columns began
  bool new_chapter_ = true;  // nothing has come since it began
  bool begun_ = false;       // the page already has matter
  bool of_row_ = false;      // the block being added is a row
  bool after_row_ = false;   // the last block was a row
  bool barrier_ = false;     // the next block is a barrier for waiting rows
  bool after_example_ = false;
};

/// Counts the lines beside a diagram. It is open from the call of `open` until that many lines have
/// been typeset, or `close` is called.
class BesideBox {
 public:
  struct Content {
    std::vector<std::string> notes{};  ///< labels of the notes that its caption calls
    PageContent matter;      ///< origin: the upper left corner of the measure, at its first line
    std::size_t before = 0;  ///< lines of full width before it
    std::size_t lines = 0;   ///< beside it; at least 1
    double by = 0;           ///< by which these lines are shorter, points
    bool left = true;        ///< the diagram is at the left edge
  };

  /// Returns the number of the next diagram at an edge, from 1.
  std::size_t next_number() const { return number_ + 1; }
  /// Opens a diagram at an edge.
  void open(Content content) {
    content_ = std::move(content);
    place_ = {++number_, content_.before};
    has_begun_ = false;
  }
  /// Ends the room beside the diagram.
  void close() { content_ = {}; }

  bool is_open() const { return content_.lines > 0; }
  /// Returns how many lines are still to come beside it.
  std::size_t lines() const { return content_.lines; }
  /// Returns whether the next line is beside the diagram.
  bool takes_next_line() const { return is_open() && content_.before == 0; }
  /// Returns whether the first line beside it has been typeset.
  bool has_begun() const { return has_begun_; }

  /// Shortens the lines of a paragraph that begins here.
  void shorten(ParagraphStyle& style) const {
    style.shorts_from = content_.before;
    style.shorts = content_.lines;
    style.short_by = content_.by;
    style.short_left = content_.left;
  }

  /// Counts a line of the measure that has been typeset.
  void count_line() {
    if (content_.before > 0) --content_.before;
    else if (content_.lines > 0) --content_.lines;
  }
  /// Puts the diagram into the block of the first line beside it; does nothing for the other lines.
  /// Returns the labels of the notes that it calls.
  std::vector<std::string> put_into(Block& block) {
    if (std::exchange(has_begun_, true)) return {};
    block.matter = std::move(content_.matter);
    block.at_edge = place_;
    return std::move(content_.notes);
  }

 private:
  Content content_{};
  EdgePlace place_{};
  bool has_begun_ = true;
  std::size_t number_ = 0;  // of the last diagram at an edge
};

}  // namespace dawson::pages
