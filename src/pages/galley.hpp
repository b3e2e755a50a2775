// A chapter in one long column, before it is cut into pages.
#pragma once

#include <memory>
#include <vector>

#include "pages/even_columns.hpp"
#include "pages/page.hpp"
#include "pages/page_breaker.hpp"
#include "text/span.hpp"

namespace dawson::pages {

/// A line of a footnote: its matter's origin is the upper left corner, below the space above the
/// line.
struct FootNoteLine {
  Matter matter;
  double space = 0;  ///< above it; part of the line's height
  NoteLine line;
};

/// What a block repeats above itself where it is the first of a page: the head of a table.
struct Repeated {
  Matter matter;
  double height = 0;
};

/// Blocks that stand in columns: all those of a page that have the same run.
struct ColumnRun {
  std::size_t count = 1;
  double pitch = 0;    ///< from the left edge of a column to that of the next
  double leading = 0;  ///< from a line to the next of its column
  double spare = 0;    ///< what columns may be higher than their lines' shares of it
};

/// A diagram at the edge of the measure, by its number in the book, and how many lines were set
/// before it since its column has no room for it.
struct EdgePlace {
  std::size_t number = 0;  ///< from 1; 0: none
  std::size_t before = 0;
};

/// Rows of diagrams that fill columns.
struct GridRun {
  std::size_t down = 1;
  double natural = 0, least = 0;  ///< between rows
  double own = 0;                 ///< between rows of a column that is not full
  bool spread = true;             ///< the last row of a full column stands at its foot
};

/// What a block of the galley prints; its origin is the block's upper left corner.
struct Block {
  Matter matter;
  std::vector<FootNoteLine> notes;
  text::Span where{};                              ///< bytes of the source that it came from
  std::shared_ptr<Repeated const> head = nullptr;  ///< may be null
  std::shared_ptr<Matter const> foot =
      nullptr;  ///< printed where the block is a page's last; may be null
  std::shared_ptr<ColumnRun const> columns =
      nullptr;  ///< of lines of entries; its height is then its share of a row
  EntryLine entry_line = EntryLine::first;        ///< what it is in columns
  std::shared_ptr<GridRun const> grid = nullptr;  ///< that it is a row of
  std::shared_ptr<Matter const> smaller =
      nullptr;          ///< a row with smaller squares, as high as its item says; may be null
  EdgePlace at_edge{};  ///< that begins with it
};

/// What comes from here on stands in so many columns, below what is on the page already.
struct FlowStart {
  std::size_t item = 0, block = 0;  ///< the first ones of it
  int columns = 1;
  double gap = 0;  ///< above it
};

/// What the page breaker sees, and what is printed: `blocks` are those of the items that are
/// blocks, in order.
struct Galley {
  std::vector<PageItem> items;
  std::vector<Block> blocks;
  std::vector<FlowStart> flows{};

  bool empty() const { return blocks.empty(); }
};

}  // namespace dawson::pages
