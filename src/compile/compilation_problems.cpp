// The problems of a file in a book.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "compile/compilation.hpp"
#include "session/invocation.hpp"

namespace dawson::run {

void Compilation::problems_of(document::ProblemsOfFile const& wanted, At const& at,
                              text::Diagnostics findings, TakeContent const& take) {
  document::Context const& context = at.context();
  auto const language = context.settings->language.value_or(chess::Language::english);
  ProblemFile file(invocation_, wanted, language, findings);
  auto const fault = std::ranges::find_if(findings, text::is_error);
  if (fault != findings.end()) {
    if (gathered_) ++gathered_->failed;
    Content hole = failed_at(at, *fault);
    tell(std::move(findings), at);
    return take(std::move(hole));
  }
  tell(std::move(findings), at);
  int number = context.first_number;
  bool any = false;
  while (auto problem = file.next()) {
    any = true;
    invocation_.one_is_set();
    text::Source const& source = invocation_.sources()[problem->source];
    At const in_file{at.document, at.number, problem->source, problem->where,
                     fmt::format("{}:{}", source.name(), source.place(problem->where.begin).line)};
    text::Diagnostics of_problem;
    Content made = within_steps(in_file, of_problem, [&] {
      return problem_of_file(*problem, wanted, in_file, number, of_problem);
    });
    if (tell(std::move(of_problem), in_file)) file.keep(*problem);
    if (gathered_ && std::holds_alternative<ErrorContent>(made)) ++gathered_->failed;
    take(std::move(made));
    file.let_go(*problem);
  }
  if (!any)
    tell({text::warning("W-SELECT", at.opening, "no matching problem in the file",
                        "change `select`: a problem must match each of its criteria")},
         at);
}

Content Compilation::problem_of_file(FiledProblem& problem, document::ProblemsOfFile const& wanted,
                                     At const& at, int& number, text::Diagnostics& findings) {
  document::Context context = at.context();
  findings = std::move(problem.findings);
  std::optional<text::Result<document::Diagram>> read;
  if (problem.record) {
    auto const fields = fields_of(problem, wanted, *context.settings->host, findings);
    if (document::takes_number(fields, *context.settings))
      context.number = document::printed_number(*context.settings, number++);
    read = document::read_fields(fields, at.opening, at.source, context, findings);
  }
  auto const fault = std::ranges::find_if(findings, text::is_error);
  if (fault != findings.end()) return failed_at(at, *fault);
  return read ? Content(diagram(**read, at, findings)) : EmptyContent{};
}

}  // namespace dawson::run
