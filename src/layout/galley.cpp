#include "layout/galley.hpp"

namespace dawson::layout {

Piece in_one_piece(Galley const& galley) {
  Piece piece;
  double below_last = 0;   // spaces at the end vanish
  std::size_t block = 0;
  for (PageItem const& item : galley.items) {
    if (item.kind == PageItem::Kind::block) {
      piece.height += below_last;
      below_last = 0;
      piece.matter.add(galley.blocks[block++].matter, 0, piece.height);
      piece.height += item.height;
    } else if (block > 0) {
      below_last += item.height;
    }
  }
  return piece;
}

}  // namespace dawson::layout
