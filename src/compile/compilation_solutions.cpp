// Solutions of a book as they come: collected, kept for others, played.
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "compile/compilation.hpp"
#include "compile/issue_labels.hpp"
#include "prose/plain.hpp"
#include "replay/replayed.hpp"
#include "session/invocation.hpp"
#include "session/labels.hpp"

namespace dawson::run {

void Compilation::collect_solution(DraftedDiagram& draft, At const& at) {
  auto& made = draft.solution;
  if (!made) return;
  DiagramContent& diagram = draft.content;
  document::Context const& context = at.context();
  problem::Problem const& problem = diagram.problem;
  made->id = names_.solution();
  made->anchor = diagram.anchor;
  auto const* const number = problem.first(problem::FieldId::number);
  CollectedSolution solution{std::move(*made), problem.view.print_solution, false,
                             number ? prose::plain(number->text) : "", problem.label};
  if (gathered_ || solutions_.describes()) run::describe(problem, solution);
  if (gathered_) return gather_solution(solution);
  bool const printed = solutions_.is_awaited();
  if (!draft.moves.empty() && (printed || prints_solution(*diagram.design.caption))) {
    ReplayedSolution played;
    played.printed = std::move(draft.moves);
    played.film = std::move(*draft.as_written->film);
    played.solution = std::move(draft.as_written->tree);
    diagram.played = std::make_shared<ReplayedSolution const>(std::move(played));
  }
  bool const noted = renderer_.notes_solutions &&
                     problem.view.print_solution == problem::SolutionPrint::here &&
                     !prints_solution(*diagram.design.caption);
  if (printed || noted) diagram.solution = solution.content;
  std::optional<text::Note> missed;  // with the directive that would print it
  if (!noted && !context.allowed.contains("W-UNPRINTED") &&
      !prints_solution(*diagram.design.caption)) {
    std::string_view const remedy = at.context().settings->host == &document::tex_host
                                        ? "`\\begin{chess} solutions` and `\\end{chess}`"
                                        : "a block ```chess solutions";
    // A solution given in defaults may be in another file.
    bool const elsewhere = draft.as_written && draft.as_written->source != text::at_hand;
    if (at.file_line.empty())
      missed = {problem.first(problem::FieldId::solution)->where, std::string(remedy),
                elsewhere ? draft.as_written->source : at.document.source};
    else missed = {at.directive().opening, std::string(remedy), at.document.source};
  }
  if (printed || !renderer_.scans_all_first) solutions_.add(std::move(solution), std::move(missed));
  else if (missed) solutions_.miss(std::move(*missed));
}

// In LaTeX all files of a book are one document to whoever refers to it.
void Compilation::keep_number(problem::Problem const& problem, At const& at) {
  auto const* const number = problem.first(problem::FieldId::number);
  bool const in_master = at.context().settings->host == &document::tex_host;
  invocation_.labels().add(in_master ? master_ : invocation_.sources()[at.document.source].name(),
                           problem.label, number ? prose::plain(number->text) : "");
}

// What its own document prints of it is found out as if it were set.
void Compilation::gather_solution(CollectedSolution const& solution) {
  if (solution.when == problem::SolutionPrint::never) return;
  gathered_->solutions.push_back(solution);
  if (solution.when == problem::SolutionPrint::here) solutions_.add(solution, {});
}

}  // namespace dawson::run
