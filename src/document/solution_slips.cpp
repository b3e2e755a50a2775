#include "document/solution_slips.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "semantics/twins/play.hpp"

namespace dawson::document {
namespace {

using semantics::SolutionNode;
using semantics::SolutionPart;
using semantics::SolutionPhase;

text::Diagnostic missing(text::Span where, std::string message) {
  return text::warning("W-MISSING", where, std::move(message),
                       "add the half-move, or correct the number");
}

// Finds numbers of help play that do not fit the half-moves before them. Lines that restart their
// numbers (intros, series) are left out.
void check_numbers(SolutionPart const& part, SolutionPhase const& phase, text::Diagnostics& out) {
  if (!part.play.lines || part.play.series || part.play.intro) return;
  int first = 0;
  for (SolutionNode const& node : phase.nodes) {
    if (node.kind != SolutionNode::Kind::moves || node.number == 0) continue;
    if (node.depth == 0) first = node.number;
    int const number = node.number - std::max(first, 1) + 1;
    int const level = 2 * number - (node.defender ? 0 : 1);
    if (level == node.level || node.doubt != SolutionNode::Doubt::none) continue;
    out.push_back(missing(
        node.where,
        fmt::format("number {} stands before half-move {} of the line", node.number, node.level)));
    return;  // the numbers after it differ for the same reason
  }
}

// Reports a twin whose position is not known, because the field `twins` has markup and is only
// printed.
void report_unread_twins(semantics::Solution const& solution, problem::Problem const& problem,
                         text::Diagnostics& out) {
  if (!problem.first(problem::FieldId::twins)) return;
  for (SolutionPart const& part : solution.parts) {
    bool const is_bare = part.words.begin == part.words.end;
    if (part.label.empty() || part.label == "a" || !is_bare || part.phases.empty()) continue;
    out.push_back(text::warning(
        "W-TWIN", part.words,
        fmt::format("twin {}) is not played: `twins` has commands, and is printed as written",
                    part.label),
        "write pieces and squares in `twins`: wKg5->f6, -bPa7, +wSb1, wKa1<->bKh8, a5=bQ"));
    return;
  }
}

// Compares the twins of the solution with those of the field `twins`, by their labels.
void check_twins(semantics::Solution const& solution, problem::Problem const& problem,
                 text::Diagnostics& out) {
  if (problem.twins.empty()) return report_unread_twins(solution, problem, out);
  std::vector<chess::Twin> heads;
  for (SolutionPart const& part : solution.parts) {
    if (part.twin.fault) return;
    heads.push_back(part.twin);
  }
  if (std::ranges::all_of(heads, [](auto const& head) { return head.changes.empty(); })) return;
  auto const given = semantics::play_all(problem.twins, problem.position);
  auto const written = semantics::play_all(heads, problem.position);
  for (std::size_t i = 0; i < written.size(); ++i) {
    SolutionPart const& part = solution.parts[i];
    if (heads[i].changes.empty() || !written[i]) continue;
    auto const same =
        std::ranges::find(problem.twins, part.label, [](auto const& twin) { return twin.label; });
    if (same == problem.twins.end()) continue;
    auto const& other = given[static_cast<std::size_t>(same - problem.twins.begin())];
    if (!other || other->position.board == written[i]->position.board) continue;
    out.push_back(text::warning(
        "W-TWIN", part.words,
        fmt::format("twin {}) gives another position here than in `twins`", part.label),
        "correct one of them"));
  }
}

// Finds twins without a solution, if others have one.
void check_unsolved_twins(semantics::Solution const& solution, problem::Problem const& problem,
                          bool strict, text::Diagnostics& out) {
  auto const report = [&](text::Span where, std::string const& label) {
    out.push_back(text::warning("W-MISSING", where, fmt::format("twin {}) has no solution", label),
                                "add its moves, or a comment that says why"));
  };
  auto const has_solution = [](SolutionPart const& part) { return !part.phases.empty(); };
  if (std::ranges::none_of(solution.parts, [&](SolutionPart const& part) {
        return !part.label.empty() && has_solution(part);
      }))
    return;
  for (SolutionPart const& part : solution.parts) {
    // A twin with changes and without moves may only prepare the next one.
    bool const ends = part.words.begin == part.words.end || &part == &solution.parts.back();
    if (ends && !has_solution(part) && !part.zero && !part.label.empty())
      report(part.words, part.label);
  }
  if (!strict) return;
  for (chess::Twin const& twin : problem.twins)
    if (!twin.zeroposition && !twin.label.empty() &&
        std::ranges::find(solution.parts, twin.label, &SolutionPart::label) == solution.parts.end())
      report({solution.text.size(), solution.text.size()}, twin.label);
}

}  // namespace

text::Diagnostics slips_of(semantics::Solution const& solution, problem::Problem const& problem,
                           bool strict) {
  text::Diagnostics out;
  for (text::Span const number : solution.lone_numbers)
    out.push_back(missing(number, "a number without a half-move"));
  for (SolutionPart const& part : solution.parts)
    for (SolutionPhase const& phase : part.phases) check_numbers(part, phase, out);
  check_unsolved_twins(solution, problem, strict, out);
  check_twins(solution, problem, out);
  return out;
}

}  // namespace dawson::document
