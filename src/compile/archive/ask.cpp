#include "compile/archive/ask.hpp"

#include <utility>
#include <variant>

#include "session/invocation.hpp"

namespace dawson::run {

void ask(Invocation& invocation, Archive const* archive, Content const& content) {
  auto const* const diagram = std::get_if<DiagramContent>(&content);
  if (!archive || !diagram || diagram->in_line) return;
  text::Diagnostics findings;
  archive->ask(diagram->problem, diagram->opening, findings);
  invocation.report(std::move(findings), diagram->document);
}

}  // namespace dawson::run
