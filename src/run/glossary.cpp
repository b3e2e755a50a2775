#include "run/glossary.hpp"

#include <algorithm>

#include "backend/latex/tikz.hpp"
#include "layout/board.hpp"
#include "layout/caption.hpp"
#include "layout/moves.hpp"

namespace dawson::run {

Glossary arranged(document::Glossary const& glossary) {
  Glossary out;
  std::vector<layout::KeyItem> key;
  for (document::Glossary::Item const& entry : glossary.entries) {
    if (!entry.diagram) {
      out.lines.push_back({layout::Slot::legend, entry.name, {}, {}, {entry.figure}, {}});
      continue;
    }
    problem::Problem const& diagram = *entry.diagram;
    out.diagrams.push_back(&diagram);
    for (layout::KeyItem& item : layout::move_key(diagram.position.board, *diagram.view.moves))
      if (std::ranges::find(key, item) == key.end()) key.push_back(std::move(item));
  }
  std::ranges::stable_sort(
      key, {}, [](layout::KeyItem const& item) { return std::pair(!item.sign, item.sign); });
  for (layout::Line& line : layout::key_lines(key)) out.lines.push_back(std::move(line));
  return out;
}

std::string in_tex(
    Glossary const& glossary,
    std::function<std::optional<layout::Style>(problem::View const&)> const& style_of) {
  if (glossary.diagrams.empty() && glossary.lines.empty()) return {};
  std::vector<backend::TexGlossaryEntry> entries;
  for (problem::Problem const* diagram : glossary.diagrams)
    entries.push_back({layout::lay_out(diagram->position, diagram->view, style_of(diagram->view)),
                       layout::lay_out_caption(*diagram)});
  return backend::tikz_glossary(entries, glossary.lines);
}

std::vector<chess::Occupant> men_of(document::Glossary const& glossary) {
  std::vector<chess::Occupant> men;
  for (document::Glossary::Item const& entry : glossary.entries) men.push_back(entry.figure);
  return men;
}

prose::Inlines as_text(layout::Line const& line) {
  prose::Inlines out;
  if (line.slot == layout::Slot::key)
    out = {prose::Text{std::string(layout::sign_character(line.sign)) + "\u00A0 "}};
  else out = {prose::Figurines{line.figures}, prose::Text{"\u00A0= "}};
  out.insert(out.end(), line.left.begin(), line.left.end());
  return out;
}

}  // namespace dawson::run
