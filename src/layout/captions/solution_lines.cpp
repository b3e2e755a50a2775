#include "layout/captions/solution_lines.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "layout/captions/caption.hpp"
#include "layout/captions/cell_filler.hpp"
#include "semantics/printing/play_print.hpp"
#include "semantics/printing/prose_writer.hpp"

namespace dawson::layout {
namespace {

using problem::FieldId;
using prose::Inlines;
using LineKind = semantics::SolutionLine::Kind;
using Place = prose::Indented::Place;

// Indents in em of the solutions' size: of the first line, and of the lines after it.
struct Indents {
  double first, next;
};

// `lines`: one line per variation; `run_in`: a paragraph per phase. The second of each pair is for
// lines below a twin's label. A variation of depth d is d em deeper.
struct LineRow {
  SolutionMatter matter;
  std::string_view kind;
  Indents lines, lines_in_twin, run_in, run_in_twin;
  Place place = Place::paragraph;
};

constexpr double label_box = 1.5;  // em, of a twin's label with the space after it
constexpr int deepest = 5;

using Matter = SolutionMatter;
constexpr Indents at_edge{0, 2}, in_phase{1, 3}, phase_in_twin{label_box, label_box + 2};
constexpr Indents run_in{1, 2}, run_in_twin{label_box, label_box + 1};
constexpr Indents level{1, 1}, level_in_twin{label_box, label_box};
constexpr LineRow line_rows[] = {
    {Matter::head, "head", at_edge, at_edge, {0, 1}, {0, 1}},
    {Matter::twin, "twin", {0, label_box + 2}, {0, label_box + 2}, {0, label_box}, {0, label_box}},
    {Matter::set_play, "phase set", in_phase, phase_in_twin, run_in, run_in_twin},
    {Matter::try_play, "phase try", in_phase, phase_in_twin, run_in, run_in_twin},
    {Matter::key, "phase key", in_phase, phase_in_twin, run_in, run_in_twin},
    {Matter::play, "phase play", in_phase, phase_in_twin, run_in, run_in_twin},
    {Matter::post_play, "phase post", in_phase, phase_in_twin, run_in, run_in_twin},
    {Matter::duplex, "phase duplex", in_phase, phase_in_twin, run_in, run_in_twin},
    {Matter::words, "words", level, level_in_twin, level, level_in_twin},
    {Matter::comment, "comment", level, level_in_twin, level, level_in_twin},
    {Matter::further, "further", in_phase, phase_in_twin, run_in, run_in_twin, Place::continues},
    {Matter::variation, "variation", in_phase, phase_in_twin, in_phase, phase_in_twin,
     Place::continues},
    {Matter::refutation, "refutation", in_phase, phase_in_twin, in_phase, phase_in_twin,
     Place::continues},
};

constexpr std::string_view comments_font = "comment";

Inlines with_look(Inlines inlines, prose::FontOverride const& look) {
  if (inlines.empty() || look == prose::FontOverride{}) return inlines;
  return {prose::Styled{look, {}, std::move(inlines)}};
}

// Styles a part of a solution's body that prints comments.
Inlines in_comment_face(CaptionStyle const& style, Inlines text) {
  prose::FontOverride look = look_of(style, comments_font);
  if (look == prose::FontOverride{}) look.slope = prose::Slope::italic;
  return with_look(std::move(text), look);
}

// Splits a text at its empty lines, which are two line breaks.
std::vector<Inlines> paragraphs_of(Inlines text) {
  auto const ends = [](prose::Inline const& part) {
    return std::holds_alternative<prose::LineBreak>(part);
  };
  std::vector<Inlines> out(1);
  for (std::size_t i = 0; i < text.size(); ++i) {
    bool const empty_line = i + 1 < text.size() && ends(text[i]) && ends(text[i + 1]);
    if (!empty_line) out.back().push_back(std::move(text[i]));
    else if (++i; !out.back().empty()) out.emplace_back();
  }
  return out;
}

// Gives the parts of a line of moves their fonts.
void put_looks(Inlines& text, CaptionStyle const& style) {
  for (prose::Inline& part : text) {
    auto* const inner = prose::nested(part);
    if (!inner) continue;
    put_looks(*inner, style);
    auto* const styled = std::get_if<prose::Styled>(&part);
    if (styled && styled->slot == semantics::comment_slot)
      styled->look = prose::changed(styled->look, look_of(style, comments_font));
    if (auto const* look = styled ? solution_slot_look(styled->slot) : nullptr)
      styled->look =
          prose::changed(prose::changed(*look, styled->look), look_of(style, styled->slot));
  }
}

bool in_lines(problem::Problem const& problem, CaptionStyle const& style) {
  return problem.view.solution_form.value_or(style.solutions.form) != SolutionForm::run_in;
}

using Moves = std::vector<semantics::SolutionLine>;

prose::Indented board_line() {
  prose::Indented out;
  out.board = true;
  return out;
}

ComposedSolution unstyled_solution(problem::Problem const& problem, CaptionStyle const& style,
                                   chess::Language language, Moves const* moves) {
  ComposedSolution out;
  if (!problem.first(FieldId::solution) && !problem.first(FieldId::comment)) return out;
  CellFiller cells(problem, style, language, false);
  SolutionStyle const& how = style.solutions;
  if (auto head = cells.fill(how.head)) out.head = std::move(head->front());
  SolutionPlace place{in_lines(problem, style), false, 0};
  auto const put = [&](SolutionMatter matter, Inlines part, int depth = 0) {
    place.depth = depth;
    if (!part.empty()) out.lines.push_back(solution_line(matter, std::move(part), place));
    place.below_twin = place.below_twin || matter == SolutionMatter::twin;
  };
  for (Template const& part : how.body) {
    bool const comment = !prints(part, FieldId::solution);
    if (moves && !comment) {
      for (semantics::SolutionLine const& line : *moves) {
        if (line.board) {
          out.lines.push_back(board_line());
          continue;
        }
        std::vector<Inlines> text{line.text};
        put_looks(text.front(), style);
        cells.put_in(FieldId::solution, std::move(text));
        if (auto filled = cells.fill(part))
          put(matter_of(line), std::move(filled->front()), line.depth);
      }
      continue;
    }
    for (CellFiller::Cells& filled : cells.fill_each(part))
      if (comment)
        for (Inlines& paragraph : paragraphs_of(std::move(filled.front())))
          put(SolutionMatter::comment, prints(part, FieldId::comment)
                                           ? in_comment_face(style, std::move(paragraph))
                                           : std::move(paragraph));
      else {
        semantics::bind_numbers(filled.front());
        put(SolutionMatter::play, std::move(filled.front()));
      }
  }
  return out;
}

// Returns whether the head is printed at the beginning of the first line of the solution.
bool head_runs_in(problem::Problem const& problem, CaptionStyle const& style, Moves const* moves) {
  if (!style.solutions.head_runs_in) return false;
  if (!moves || moves->empty()) return true;
  if (moves->front().kind == LineKind::twin) return false;
  if (problem.view.solution_form.value_or(style.solutions.form) != SolutionForm::lines) return true;
  auto const phases = std::ranges::count_if(*moves, [](auto const& line) {
    return line.kind == LineKind::twin || line.kind == LineKind::phase;
  });
  return phases < 2;
}

}  // namespace

std::vector<SolutionSlot> const& solution_slots() {
  auto const with = [](std::optional<bool> bold, std::optional<prose::Slope> slope) {
    prose::FontOverride look;
    look.bold = bold;
    look.slope = slope;
    return look;
  };
  static auto const bold = with(true, {}), italic = with({}, prose::Slope::italic);
  static std::vector<SolutionSlot> const slots{
      {key_slot, bold}, {"try", {}},       {"refutation", {}}, {"set", {}},
      {"threat", {}},   {"phase", italic}, {"twin label", {}}, {semantics::main_line_slot, bold},
  };
  return slots;
}

prose::FontOverride const* solution_slot_look(std::string_view name) {
  auto const found = std::ranges::find(solution_slots(), name, &SolutionSlot::name);
  return found == solution_slots().end() ? nullptr : &found->look;
}

prose::Indented solution_line(SolutionMatter matter, prose::Inlines text,
                              SolutionPlace const& place) {
  LineRow const& row = *std::ranges::find(line_rows, matter, &LineRow::matter);
  Indents const& indents = place.in_lines ? (place.below_twin ? row.lines_in_twin : row.lines)
                                          : (place.below_twin ? row.run_in_twin : row.run_in);
  double const deeper = std::min(place.depth, deepest);
  std::string kind(row.kind);
  if (place.depth > 0) kind += fmt::format(" d{}", place.depth);
  return {std::move(text), indents.first + deeper, indents.next + deeper, row.place,
          std::move(kind)};
}

std::size_t lines_kept_below(prose::Indented const& line) {
  if (line.place == Place::opens || line.kind == "head") return 2;
  if (line.kind == "phase key" && line.next > line.first + 1) return 2;
  return line.kind == "twin" ? 1 : 0;
}

SolutionMatter matter_of(semantics::SolutionLine const& line) {
  using Sort = semantics::SolutionLine::Sort;
  switch (line.kind) {
    case LineKind::twin: return SolutionMatter::twin;
    case LineKind::further: return SolutionMatter::further;
    case LineKind::variation: return SolutionMatter::variation;
    case LineKind::refutation: return SolutionMatter::refutation;
    case LineKind::words: return SolutionMatter::words;
    case LineKind::comment: return SolutionMatter::comment;
    case LineKind::board:
    case LineKind::phase: break;
  }
  switch (line.sort) {
    case Sort::set: return SolutionMatter::set_play;
    case Sort::attempt: return SolutionMatter::try_play;
    case Sort::key: return SolutionMatter::key;
    case Sort::post: return SolutionMatter::post_play;
    case Sort::duplex: return SolutionMatter::duplex;
    case Sort::play:
    case Sort::none: break;
  }
  return SolutionMatter::play;
}

std::vector<prose::Indented> indented_lines(Moves lines, bool in_lines) {
  std::vector<prose::Indented> out;
  SolutionPlace place{in_lines, false, 0};
  for (semantics::SolutionLine& line : lines) {
    place.depth = line.depth;
    SolutionMatter const matter = matter_of(line);
    out.push_back(solution_line(matter, std::move(line.text), place));
    place.below_twin = place.below_twin || matter == SolutionMatter::twin;
  }
  return out;
}

std::vector<prose::Indented> compose_moves(CaptionStyle const& style, Moves moves) {
  std::vector<prose::Indented> out;
  bool const in_lines = style.solutions.form == SolutionForm::lines;
  for (semantics::SolutionLine& line : moves) {
    if (line.board) {
      out.push_back(board_line());
      continue;
    }
    put_looks(line.text, style);
    out.push_back(
        solution_line(matter_of(line), std::move(line.text), {in_lines, false, line.depth}));
    if (line.depth == 0) out.back().first = out.back().next = 0;
    out.back().text = with_look(std::move(out.back().text), look_of(style, solutions_font));
  }
  if (!out.empty()) out.front().place = Place::opens;
  return out;
}

ComposedSolution compose_solution_apart(problem::Problem const& problem, CaptionStyle const& style,
                                        chess::Language language, Moves const* moves) {
  ComposedSolution out = unstyled_solution(problem, style, language, moves);
  prose::FontOverride const& look = look_of(style, solutions_font);
  out.head = with_look(std::move(out.head), look);
  for (prose::Indented& line : out.lines) line.text = with_look(std::move(line.text), look);
  return out;
}

std::vector<prose::Indented> compose_solution(problem::Problem const& problem,
                                              CaptionStyle const& style, chess::Language language,
                                              Moves const* moves) {
  ComposedSolution parts = unstyled_solution(problem, style, language, moves);
  std::vector<prose::Indented> out = std::move(parts.lines);
  SolutionPlace const place{in_lines(problem, style), false, 0};
  auto const head = [&](Inlines text) {
    return solution_line(SolutionMatter::head, std::move(text), place);
  };
  bool const runs_in = !out.empty() && !out.front().board && head_runs_in(problem, style, moves);
  if (!parts.head.empty() && runs_in) {
    parts.head.push_back(prose::Text{prose::run_in_space});
    std::ranges::move(out.front().text, std::back_inserter(parts.head));
    out.front() = head(std::move(parts.head));
  } else if (!parts.head.empty()) {
    out.insert(out.begin(), head(std::move(parts.head)));
  } else if (!out.empty() && !out.front().board && out.front().kind != "twin") {
    out.front() = head(std::move(out.front().text));
  }
  if (!out.empty()) out.front().place = Place::opens;
  for (prose::Indented& line : out)
    line.text = with_look(std::move(line.text), look_of(style, solutions_font));
  return out;
}

}  // namespace dawson::layout
