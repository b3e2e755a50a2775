// Glossaries: what the pieces of a document are, and how they move.
#include <algorithm>
#include <utility>
#include <vector>

#include "compile/compilation.hpp"
#include "compile/content.hpp"
#include "compile/diagram/diagram_checks.hpp"
#include "layout/moves.hpp"
#include "session/invocation.hpp"

namespace dawson::run {
namespace {

// The lines of a glossary below its diagrams.
std::vector<layout::CaptionRow> glossary_lines(document::Glossary const& glossary,
                                               layout::CaptionStyle const& style) {
  std::vector<layout::LegendValue> pieces;
  std::vector<layout::KeyItem> key;
  for (document::Glossary::Item const& entry : glossary.entries) {
    if (!entry.diagram) {
      pieces.push_back({{entry.figure}, entry.name, {}});
      continue;
    }
    problem::Problem const& diagram = *entry.diagram;
    for (layout::KeyItem& item : layout::move_key(diagram.position.board, *diagram.view.moves))
      if (std::ranges::find(key, item) == key.end()) key.push_back(std::move(item));
  }
  std::ranges::stable_sort(
      key, {}, [](layout::KeyItem const& item) { return std::pair(!item.sign, item.sign); });
  return layout::glossary_rows(pieces, key, style, glossary.language);
}

}  // namespace

Content Compilation::glossary(document::Glossary read, At const& at, text::Diagnostics& findings) {
  if (auto const fault = collector_.fill(read, at.directive(), at.context(), findings))
    return failed_at(at, *fault);
  BoardDesign const own = design_in_force(at);
  GlossaryContent out{{},
                      glossary_lines(read, *own.caption),
                      {},
                      own.piece_set,
                      document::language_of_words(*at.context().settings)};
  for (document::Glossary::Item& entry : read.entries) {
    out.pieces.push_back(entry.figure);
    if (!entry.diagram) continue;
    DiagramContent& diagram = out.diagrams.emplace_back(DiagramContent{std::move(*entry.diagram)});
    diagram.document = at.document.source;
    diagram.opening = at.opening;
    diagram.design = design_of(invocation_, diagram.problem);
    if (sets_) describe(diagram, *at.context().settings, renderer_);
    diagram.caption =
        layout::compose_caption(diagram.problem, *diagram.design.caption, read.language);
    end_ligatures(diagram, read.language);
    check_pieces(pieces_of(diagram.problem.position), diagram.design.piece_set, at.opening,
                 findings);
  }
  check_pieces(out.pieces, out.piece_set, at.opening, findings);
  return out;
}

}  // namespace dawson::run
