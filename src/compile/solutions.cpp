#include "compile/solutions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace dawson::run {
terms::SolutionForm solution_form(layout::CaptionStyle const& style,
                                  problem::Problem const& problem) {
  using Form = terms::SolutionForm;
  Form form;
  switch (problem.view.solution_form.value_or(style.solutions.form)) {
    case problem::SolutionForm::run_in: form.lines = Form::Lines::run_in; break;
    case problem::SolutionForm::lines: form.lines = Form::Lines::lines; break;
    case problem::SolutionForm::as_written: form.lines = Form::Lines::as_written; break;
  }
  switch (style.values.moves) {
    case layout::MoveForm::as_written: form.pieces = Form::Men::as_written; break;
    case layout::MoveForm::usual:
    case layout::MoveForm::figurines: form.pieces = Form::Men::figurines; break;
    case layout::MoveForm::letters: form.pieces = Form::Men::letters; break;
  }
  for (auto const& [key, value] : style.solutions.moves) terms::take_form(form, key, value);
  form.twin_words = problem.all(problem::FieldId::twins).empty();
  return form;
}

bool prints_solution(layout::CaptionStyle const& style) {
  auto const in_one = [](layout::Template const& line) {
    return layout::prints(line, problem::FieldId::solution);
  };
  auto const in = [&](layout::CaptionLines const& lines) {
    return std::ranges::any_of(lines, [&](layout::CaptionLine const& line) {
      return in_one(line.line) || std::ranges::any_of(line.stacks, [&](auto const& stack) {
               return std::ranges::any_of(stack, in_one);
             });
    });
  };
  return in(style.above) || in(style.below) || (style.beside && in(style.beside->lines));
}

std::optional<SolutionContent> solution_of(DiagramContent const& diagram,
                                           document::Diagram const& read,
                                           layout::CaptionStyle const& style,
                                           document::Settings const& settings, bool apart,
                                           std::vector<text::Span>* moves_to) {
  problem::Problem const& problem = diagram.problem;
  if (!problem.first(problem::FieldId::solution)) return {};
  std::vector<terms::SolutionLine> moves;
  if (read.solution)
    moves = document::print_solution_of(*read.solution, problem, solution_form(style, problem),
                                        settings, moves_to);
  auto const* const printed_moves = moves.empty() ? nullptr : &moves;
  if (!apart)
    return SolutionContent{
        {},
        layout::compose_solution(problem, style, diagram.language, printed_moves),
        {},
        {},
        diagram.language};
  auto parts = layout::compose_solution_apart(problem, style, diagram.language, printed_moves);
  return SolutionContent{{}, std::move(parts.lines), std::move(parts.head), {}, diagram.language};
}

void CollectedSolutions::miss(text::Note where) {
  if (missed_++ == 0) first_missed_ = std::move(where);
}

void CollectedSolutions::add(CollectedSolution solution, std::optional<text::Note> missed) {
  waiting_.push_back({std::move(solution), std::move(missed)});
}

std::vector<CollectedSolution> CollectedSolutions::print(SolutionChoice& choice, text::Span where,
                                                         text::Diagnostics& findings) {
  missed_ = 0;
  std::vector<CollectedSolution> out;
  bool const any = !waiting_.empty();
  std::vector<Waiting> rest;
  for (Waiting& one : waiting_) {
    if (choice.takes(one.solution)) out.push_back(std::move(one.solution));
    else rest.push_back(std::move(one));
  }
  waiting_ = std::move(rest);
  if (out.empty())
    findings.push_back(text::warning(
        "W-NOTHING", where,
        any ? "`select` matches no solution above" : "no diagram above has a solution to print",
        any ? "change `select`: a solution must match each of its criteria"
            : "add a field `solution` to a diagram above"));
  return out;
}

std::optional<text::Diagnostic> CollectedSolutions::rest() {
  bool first = true;  // those that wait stand before all others
  for (Waiting const& one : std::exchange(waiting_, {})) {
    if (!one.missed) continue;
    if (std::exchange(first, false)) first_missed_ = *one.missed;
    ++missed_;
  }
  if (missed_ == 0) return {};
  auto finding = text::warning(
      "W-UNPRINTED", first_missed_.span,
      missed_ == 1 ? "solution is never printed"
                   : fmt::format("{} solutions are never printed; this is the first", missed_),
      fmt::format("add {} where solutions should appear, or `allow: W-UNPRINTED`",
                  first_missed_.message));
  finding.source = first_missed_.source;
  missed_ = 0;
  return finding;
}

void CollectedSolutions::begin_again() {
  waiting_.clear();
  missed_ = set_ = 0;
}

}  // namespace dawson::run
