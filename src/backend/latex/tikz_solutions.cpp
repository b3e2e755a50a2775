// Solutions in LaTeX: their lines, and the commands that keep and print them.
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "backend/latex/tex_caption.hpp"
#include "backend/latex/tex_escape.hpp"
#include "backend/latex/tikz.hpp"
#include "layout/captions/solution_lines.hpp"
#include "prose/blocks.hpp"

namespace dawson::backend {
namespace {

// Returns the font of all lines, which their indents and leading need; nothing if they differ.
std::optional<prose::FontOverride> shared_look(std::vector<prose::Indented> const& lines) {
  std::optional<prose::FontOverride> out;
  for (prose::Indented const& line : lines) {
    auto const* const styled =
        line.text.size() == 1 ? std::get_if<prose::Styled>(&line.text.front()) : nullptr;
    if (!styled || !styled->slot.empty() || (out && *out != styled->look)) return {};
    out = styled->look;
  }
  return out;
}

// Returns whether a line contains units, and nothing that LaTeX cannot typeset twice.
bool only_moves(prose::Inlines const& inlines) {
  bool has_break = false, plain = true;
  prose::for_each_inline(inlines, [&](prose::Inline const& part) {
    has_break = has_break || std::holds_alternative<prose::Break>(part);
    auto const* const raw = std::get_if<prose::Raw>(&part);
    plain = plain && (!raw || raw->text.find_first_of("\\$") == raw->text.npos) &&
            !std::holds_alternative<prose::LineBreak>(part) &&
            !std::holds_alternative<prose::NoteMark>(part) &&
            !std::holds_alternative<prose::Link>(part);
  });
  return has_break && plain;
}

}  // namespace

std::string tikz_solution(std::vector<prose::Indented> const& lines) {
  std::string text;
  auto const shared = shared_look(lines);
  if (shared) text += tex_look(*shared);
  double deepest = 0;
  for (prose::Indented const& line : lines) deepest = std::max(deepest, line.first);
  constexpr double shallow = 1.5;  // em, for which every measure has room
  if (deepest > shallow) text += fmt::format("\\DawsonSolutionDepth{{{}}}", deepest);
  for (prose::Indented const& line : lines) {
    text += fmt::format("\\DawsonSolutionLine{{{}}}{{{}}}", line.first, line.next);
    if (std::size_t const kept = layout::lines_kept_below(line); kept > 0)
      text += fmt::format("\\DawsonSolutionKept{{{}}}", kept);
    prose::Inlines const& inlines =
        shared ? std::get<prose::Styled>(line.text.front()).inlines : line.text;
    text += only_moves(inlines) ? fmt::format("\\DawsonMoves{{{}}}", tex_prose(inlines))
                                : tex_prose(inlines);
  }
  return text;
}

std::string tikz_solve(std::string_view id, std::string_view solution) {
  return fmt::format("\\DawsonSolve{{{}}}{{{}}}", id, solution);
}

std::string tikz_solutions(int columns) {
  return columns > 1 ? fmt::format("\\DawsonSolutions{{{}}}", columns) : "\\DawsonSolutions{}";
}

std::string tikz_solution_of(std::string_view id, std::string_view solution) {
  return fmt::format("\\DawsonSolutionOf{{{}}}{{{}}}", id, solution);
}

std::string tikz_chosen_solutions(int columns, std::string_view solutions) {
  return fmt::format("\\DawsonChosenSolutions{{{}}}{{{}}}",
                     columns > 1 ? fmt::to_string(columns) : "", solutions);
}

}  // namespace dawson::backend
