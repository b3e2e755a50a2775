#include "run/archive/ask.hpp"

#include <utility>
#include <variant>

#include "run/job.hpp"

namespace dawson::run {

void ask(Job& job, Archive const* archive, Content const& content) {
  auto const* const diagram = std::get_if<DiagramContent>(&content);
  if (!archive || !diagram || diagram->in_line) return;
  text::Diagnostics findings;
  archive->ask(diagram->problem, diagram->opening, findings);
  job.report(std::move(findings), diagram->document);
}

}  // namespace dawson::run
