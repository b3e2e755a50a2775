#include "run/content.hpp"

#include <algorithm>

#include "layout/board.hpp"
#include "layout/moves.hpp"

namespace dawson::run {

layout::Scene scene_of(DiagramContent const& diagram, std::optional<layout::Style> const& usual) {
  auto style = diagram.design.style ? diagram.design.style : usual;
  if (style && diagram.in_line) style->coordinates = problem::Coordinates::none;
  return layout::lay_out(diagram.problem.position, diagram.problem.view, style);
}

std::vector<layout::CaptionRow> glossary_lines(document::Glossary const& glossary,
                                               layout::CaptionStyle const& style,
                                               chess::Language language) {
  std::vector<layout::LegendValue> men;
  std::vector<layout::KeyItem> key;
  for (document::Glossary::Item const& entry : glossary.entries) {
    if (!entry.diagram) {
      men.push_back({{entry.figure}, entry.name, {}});
      continue;
    }
    problem::Problem const& diagram = *entry.diagram;
    for (layout::KeyItem& item : layout::move_key(diagram.position.board, *diagram.view.moves))
      if (std::ranges::find(key, item) == key.end()) key.push_back(std::move(item));
  }
  std::ranges::stable_sort(
      key, {}, [](layout::KeyItem const& item) { return std::pair(!item.sign, item.sign); });
  return layout::glossary_rows(men, key, style, language);
}

prose::Inlines as_text(layout::CaptionRow const& line) {
  if (!line.sign) return line.left;
  prose::Inlines out{prose::Text{std::string(layout::sign_character(*line.sign)) + "\u00A0 "}};
  out.insert(out.end(), line.left.begin(), line.left.end());
  return out;
}

}  // namespace dawson::run
