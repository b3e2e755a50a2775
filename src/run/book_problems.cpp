// The problems of a file in a book.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "document/reader.hpp"
#include "run/book.hpp"
#include "text/steps.hpp"

namespace dawson::run {

void Book::problems_of(document::ProblemsOfFile const& wanted, BookDocument const& document,
                       std::size_t directive, text::Diagnostics findings,
                       std::function<void(Content)> const& take) {
  document::Directive const& here = document.directives[directive];
  document::Context const& context = document.contexts[directive];
  auto const language = context.settings->language.value_or(chess::Language::english);
  auto const report = [&](text::Diagnostics told) {
    document::drop_allowed(told, context.allowed);
    if (telling_) job_.report(std::move(told), document.source);
  };
  ProblemFile file(job_, wanted, document.folder, language, findings);
  auto const fault = std::ranges::find_if(findings, text::is_error);
  if (fault != findings.end()) {
    Failed const hole = failed(job_.sources(), document.source, *fault, here.whole);
    report(std::move(findings));
    return take(hole);
  }
  report(std::move(findings));
  int number = context.first_number;
  bool any = false;
  while (auto problem = file.next()) {
    any = true;
    job_.one_is_set();
    text::Source const& source = job_.sources()[problem->source];
    At const at{document, directive, problem->source, problem->where,
                fmt::format("{}:{}", source.name(), source.place(problem->where.begin).line)};
    text::Diagnostics of_problem;
    Content made = within_steps(document, directive, of_problem, [&] {
      return problem_of_file(*problem, wanted, at, number, of_problem);
    });
    document::drop_allowed(of_problem, context.allowed);
    if (telling_ && !of_problem.empty()) {
      file.keep(*problem);
      job_.report(std::move(of_problem), problem->source);
    }
    take(std::move(made));
    file.let_go(*problem);
  }
  if (!any)
    report({text::warning("W-SELECT", here.opening, "none of the problems of the file is meant",
                          "`select` holds what all of them fulfil")});
}

Content Book::problem_of_file(FiledProblem& problem, document::ProblemsOfFile const& wanted,
                              At const& at, int& number, text::Diagnostics& findings) {
  document::Directive const& here = at.document.directives[at.directive];
  document::Context context = at.document.contexts[at.directive];
  findings = std::move(problem.findings);
  document::Outcome outcome = document::Silent{};
  if (problem.record) {
    auto const fields = fields_of(problem, wanted, *context.settings->host, findings);
    if (document::takes_number(fields, *context.settings))
      context.number = document::printed_number(*context.settings, number++);
    outcome = document::read_fields(fields, at.opening, at.source, context, findings);
  }
  auto const fault = std::ranges::find_if(findings, text::is_error);
  if (fault != findings.end()) outcome = document::Broken{*fault};
  collector_.collect(outcome, here, context, findings);
  figures_.check(outcome, findings);
  return content(std::move(outcome), at, findings);
}

}  // namespace dawson::run
