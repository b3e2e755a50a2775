#include "run/content.hpp"

#include <algorithm>

#include "layout/board.hpp"
#include "layout/moves.hpp"
#include "terms/twins/play.hpp"

namespace dawson::run {

layout::Scene scene_of(DiagramContent const& diagram, std::optional<layout::Style> const& usual) {
  auto style = diagram.design.style ? diagram.design.style : usual;
  if (style && diagram.in_line) style->coordinates = problem::Coordinates::none;
  return layout::lay_out(diagram.problem.position, diagram.problem.view, style);
}

std::vector<DiagramContent> twin_boards(DiagramContent const& diagram) {
  constexpr double usual_square = 5.5, part_of_square = 0.6, smallest_square = 2;
  std::vector<DiagramContent> boards;
  problem::Problem const& problem = diagram.problem;
  if (!problem.view.twin_boards || diagram.in_line) return boards;
  auto const& style = diagram.design.style;
  double const square = problem.view.size.value_or(style ? style->square : usual_square);
  auto const played = terms::play_all(problem.twins, problem.position);
  for (std::size_t i = 0; i < played.size(); ++i) {
    if (!played[i] || played[i]->position == problem.position) continue;
    DiagramContent board;
    board.design = diagram.design;
    board.problem.where = problem.where;
    board.problem.view = problem.view;
    board.problem.view.twin_boards = false;
    board.problem.view.size = std::max(smallest_square, part_of_square * square);
    board.problem.view.marks.clear();
    board.problem.view.draw.clear();
    board.problem.position = played[i]->position;
    layout::CaptionRow label;
    label.left = {prose::Text{problem.twins[i].label + ")"}};
    board.caption.font = diagram.caption.font;
    board.caption.below = {{layout::EntryKind::line, {std::move(label)}, {}}};
    boards.push_back(std::move(board));
  }
  return boards;
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
