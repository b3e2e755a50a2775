#include "layout/captions/joints.hpp"

#include "prose/tex_words.hpp"

namespace dawson::layout {
namespace {

using EndLigatures = std::function<std::string(std::string_view text)>;

void mend(prose::Inlines& inlines, EndLigatures const& end) {
  for (prose::Inline& part : inlines) {
    if (auto* plain = prose::words_in(part)) plain->text = end(plain->text);
    else if (auto* inner = prose::nested(part)) mend(*inner, end);
  }
}

void mend(CaptionBlock& block, EndLigatures const& end) {
  for (CaptionEntry& entry : block)
    for (auto* rows : {&entry.rows, &entry.otherwise})
      for (CaptionRow& row : *rows)
        for (prose::Inlines* cell : {&row.left, &row.centre, &row.right}) mend(*cell, end);
}

}  // namespace

void end_ligatures(Caption& caption, EndLigatures const& end_ligatures) {
  mend(caption.above, end_ligatures);
  mend(caption.below, end_ligatures);
  if (caption.beside) mend(caption.beside->block, end_ligatures);
}

}  // namespace dawson::layout
