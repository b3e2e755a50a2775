// A chapter in one long column, before it is broken into pages, and columns of even height.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "pages/design.hpp"
#include "pages/page.hpp"
#include "pages/page_breaker.hpp"
#include "text/diagnostic.hpp"

namespace dawson::pages {

/// Kind of a line in a list that is printed in columns.
enum class EntryLine : std::uint8_t {
  first,  ///< of an entry
  next,
  tied,  ///< to the line above it, as room for its board or picture
  gap    ///< white before an entry; dropped at the top of a column
};

/// Returns where each of `count` columns begins in a list of lines. The number of lines determines
/// the height of the columns. Entries stay whole if this leaves room for them, and are divided
/// otherwise. Tied lines make columns higher, by at most as many lines as are tied to one. Columns
/// at the end may be empty: they begin after the last line. A column never begins with a gap.
std::vector<std::size_t> even_columns(std::vector<EntryLine> const& lines, std::size_t count);

/// Line of a footnote. The origin of its matter is the upper left corner, below the space above the
/// line.
struct FootNoteLine {
  PageContent matter;
  double space = 0;  ///< above it; part of the line's height
  NoteLine line;
};

/// Matter that a block repeats above itself at the top of a page: the head of a table.
struct Repeated {
  PageContent matter;
  double height = 0;
};

/// Blocks in columns: all blocks of a page that share the run.
struct ColumnRun {
  std::size_t count = 1;
  double pitch = 0;    ///< from the left edge of one column to that of the next
  double leading = 0;  ///< from one line to the next in a column
  double spare = 0;    ///< by which columns may be higher than their lines' shares of the run
};

/// Diagram at the edge of the measure, by its number in the book, and the number of lines before it
/// that were typeset because its column has no room for it.
struct EdgePlace {
  std::size_t number = 0;  ///< from 1; 0: none
  std::size_t before = 0;
};

/// Rows of diagrams that fill columns.
struct GridRun {
  std::size_t down = 1;
  double natural = 0, least = 0;  ///< between rows
  double own = 0;                 ///< between rows of a column that is not full
  DiagramGrid::Spread spread = DiagramGrid::Spread::foot;
};

/// Printed matter of a block of the galley; its origin is the upper left corner of the block.
struct Block {
  PageContent matter;
  std::vector<FootNoteLine> notes;
  text::Span where{};                              ///< its bytes in the source
  std::shared_ptr<Repeated const> head = nullptr;  ///< may be null
  /// Printed if the block is the last of a page; may be null
  std::shared_ptr<PageContent const> foot = nullptr;
  /// Of lines of entries; the height of the block is then its share of a row
  std::shared_ptr<ColumnRun const> columns = nullptr;
  EntryLine entry_line = EntryLine::first;        ///< its kind in columns
  std::shared_ptr<GridRun const> grid = nullptr;  ///< grid of which it is a row
  /// A row with smaller squares, with the height in its item; may be null
  std::shared_ptr<PageContent const> smaller = nullptr;
  EdgePlace at_edge{};  ///< of the diagram that begins with it
  /// Of a row of diagrams: from its upper edge to the line on which its boards stand; 0: no row
  double ascent = 0;
};

/// Start of a flow: text in a number of columns, below what is already on the page.
struct FlowStart {
  std::size_t item = 0, block = 0;  ///< its first item and block
  int columns = 1;
  double gap = 0;  ///< above it
};

/// Items for the page breaker, and printed matter: `blocks` are those of the items that are blocks,
/// in order.
struct VerticalList {
  std::vector<PageItem> items;
  std::vector<Block> blocks;
  std::vector<FlowStart> flows{};

  bool empty() const { return blocks.empty(); }
};

}  // namespace dawson::pages
