#include "compile/content.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "document/markup.hpp"
#include "layout/board.hpp"
#include "layout/moves.hpp"
#include "semantics/drawn_conditions.hpp"
#include "style/styles.hpp"
#include "text/scanning.hpp"

namespace dawson::run {

ErrorContent failed(text::Sources const& sources, text::SourceId id, text::Diagnostic const& why,
                    text::Span directive) {
  text::Source const& here = sources[id];
  if (why.source == id || why.source == text::at_hand)
    return {why.code, why.message, here.place(why.span.begin)};
  text::Source const& there = sources[why.source];
  text::Place const place = there.place(why.span.begin);
  auto const named = std::ranges::find(why.notes, id, &text::Note::source);
  return {why.code,
          fmt::format("{}:{}:{}: {}", there.name(), place.line, place.column, why.message),
          here.place(named == why.notes.end() ? directive.begin : named->span.begin)};
}

DiagramContent const* diagram_of(Content const& content) {
  auto const* diagram = std::get_if<DiagramContent>(&content);
  return diagram && !diagram->in_line ? diagram : nullptr;
}

DiagramLink const* code_link(DiagramContent const& diagram) {
  auto const found = std::ranges::find(diagram.links, problem::BoardLink::qr, &DiagramLink::kind);
  return found == diagram.links.end() ? nullptr : &*found;
}

chess::Language language_of_words(DiagramContent const& diagram) {
  return diagram.described ? diagram.described->language : diagram.language;
}

layout::Scene scene_of(DiagramContent const& diagram,
                       std::optional<layout::Style> const& default_value) {
  auto style = diagram.design.style ? diagram.design.style : default_value;
  if (style && diagram.in_line) style->coordinates = problem::Coordinates::none;
  return layout::lay_out(diagram.problem.position, diagram.problem.view, style);
}

namespace {

// Returns a small board that belongs to a diagram, with a word below it.
DiagramContent part_of(DiagramContent const& diagram, chess::Position position, problem::View view,
                       double size, std::string word) {
  DiagramContent board;
  board.design = diagram.design;
  board.document = diagram.document;
  board.opening = diagram.opening;
  board.problem.where = diagram.problem.where;
  if (diagram.problem.drawn_by_fields.marks)
    view.marks.clear();  // they belong to the diagram alone
  view.twin_boards = false;
  view.size = size;
  view.draw.clear();
  board.problem.view = std::move(view);
  board.problem.position = std::move(position);
  layout::CaptionRow label;
  label.left = {prose::Text{std::move(word)}};
  board.caption.font = diagram.caption.font;
  board.caption.below = {{layout::EntryKind::line, {std::move(label)}, {}}};
  board.language = diagram.language;
  return board;
}

void describe_part(DiagramContent& part, DiagramContent const& diagram, std::string twin) {
  if (!diagram.described) return;
  part.unfolds = diagram.unfolds;
  if (diagram.described->decorative) return void(part.described = diagram.described);
  bool const target = twin.empty();
  part.described =
      alt_text::describe_part(with_plain_values(diagram.problem), part.problem,
                              {diagram.described->language, !diagram.described->sentences.empty(),
                               false, std::move(twin), target});
}

}  // namespace

std::vector<DiagramContent> twin_boards(DiagramContent const& diagram) {
  constexpr double default_square = 5.5, part_of_square = 0.6, smallest_square = 2;
  std::vector<DiagramContent> boards;
  problem::Problem const& problem = diagram.problem;
  if (diagram.in_line) return boards;
  auto const& style = diagram.design.style;
  double const square = problem.view.size.value_or(style ? style->square : default_square);
  // The target position belongs to the diagram, with or without twins.
  if (problem.target)
    describe_part(boards.emplace_back(part_of(diagram, *problem.target, problem.view, square, "B")),
                  diagram, "");
  if (!problem.view.twin_boards) return boards;
  auto twins = semantics::twin_diagrams(problem);
  auto const looks_the_same = [&](semantics::TwinDiagram const& twin) {
    return twin.position == problem.position && twin.view.grid == problem.view.grid &&
           twin.view.edges == problem.view.edges && twin.view.marks == problem.view.marks;
  };
  for (std::size_t i = 0; i < twins.size(); ++i) {
    if (!twins[i] || looks_the_same(*twins[i])) continue;
    std::string const& label = problem.twins[i].label;
    boards.push_back(part_of(diagram, std::move(twins[i]->position), std::move(twins[i]->view),
                             std::max(smallest_square, part_of_square * square), label + ")"));
    describe_part(boards.back(), diagram, label);
  }
  return boards;
}

prose::Inlines as_text(layout::CaptionRow const& line) {
  return layout::with_sign(line.sign, line.left);
}

std::optional<prose::Inline> inline_of(Content const& content) {
  using Inline = std::optional<prose::Inline>;
  return std::visit(
      Cases{
          [](InlinePieces const& one) -> Inline { return prose::Figurines{one.pieces}; },
          [](ErrorContent const&) -> Inline { return prose::Text{}; },
          [](one_of<DiagramContent, SolutionsContent, GlossaryContent, IndexContent, ProblemTable,
                    PageWord, EmptyContent, Verbatim> auto const&) -> Inline { return {}; },
      },
      content);
}

namespace {

std::string without_commands(std::string_view tex) {
  std::string out;
  for (std::size_t at = 0; at < tex.size(); ++at) {
    char const c = tex[at];
    if (c == '{' || c == '}') continue;
    if (c == '~') out += "\u00A0";
    else if (c != '\\') out += c;
    if (c != '\\' || at + 1 == tex.size()) continue;
    ++at;
    if (!text::is_letter(tex[at])) {
      out += tex[at];
      continue;
    }
    while (at + 1 < tex.size() && text::is_letter(tex[at + 1])) ++at;
    while (at + 1 < tex.size() && tex[at + 1] == ' ') ++at;
  }
  return out;
}

void make_plain(prose::Inlines& inlines) {
  for (prose::Inline& part : inlines) {
    auto const* const raw = std::get_if<prose::Raw>(&part);
    if (!raw || raw->markup != prose::Markup::tex) continue;
    auto const read = document::tex_markup.plain(text::SourceMappedText(raw->text, 0));
    part = prose::Text{read ? read->text() : without_commands(raw->text)};
  }
}

}  // namespace

problem::Problem with_plain_values(problem::Problem problem) {
  for (auto& [field, entries] : problem.entries)
    for (problem::Entry& entry : entries) make_plain(entry.text);
  for (problem::LegendItem& item : problem.legend) make_plain(item.name);
  return problem;
}

}  // namespace dawson::run
