// A chapter in one long column, before it is cut into pages.
#pragma once

#include <vector>

#include "layout/page.hpp"
#include "layout/page_breaker.hpp"
#include "text/span.hpp"

namespace dawson::layout {

/// Matter that stands under the text of the page on which it is called.
struct FootNote {
  Matter matter;       ///< origin: upper left corner
  double height = 0;
};

/// What a block of the galley prints; its origin is the block's upper left corner.
struct Block {
  Matter matter;
  std::vector<FootNote> notes;
  text::Span where{};   ///< bytes of the source that it came from
};

/// What the page breaker sees, and what is printed: `blocks` are those of the items that are blocks, in order.
struct Galley {
  std::vector<PageItem> items;
  std::vector<Block> blocks;

  bool empty() const { return blocks.empty(); }
};

/// The galley in one piece, spaces at their natural size: for cells, notes and what else is not cut.
struct Piece {
  Matter matter;
  double height = 0;
};
Piece in_one_piece(Galley const& galley);

}  // namespace dawson::layout
