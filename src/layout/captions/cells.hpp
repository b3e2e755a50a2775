// Visits the cells of a caption.
#pragma once

#include "layout/captions/caption.hpp"

namespace dawson::layout {

/// Calls `visit(cell)` for the cells of all rows of a caption, alternative rows included; it may
/// change them.
template <class Visit>
void for_each_cell(Caption& caption, Visit const& visit) {
  auto const in = [&](CaptionBlock& block) {
    for (CaptionEntry& entry : block)
      for (auto* rows : {&entry.rows, &entry.otherwise})
        for (CaptionRow& row : *rows)
          for (prose::Inlines* cell : {&row.left, &row.centre, &row.right}) visit(*cell);
  };
  in(caption.above);
  if (caption.beside) in(caption.beside->block);
  in(caption.below);
}

}  // namespace dawson::layout
