// A manuscript with all its directives parsed.
#pragma once

#include <algorithm>
#include <vector>

#include "collecting.hpp"
#include "document/manuscript.hpp"
#include "document/reader.hpp"

namespace dawson::document {

struct Manuscript : ParsedMarkdown {
  std::vector<Outcome> outcomes;  ///< of each directive
};

inline Manuscript whole_manuscript(text::Source const& source) {
  Manuscript out{open_manuscript(source), {}};
  ContextReader reader{Settings()};
  auto const contexts = reader.read(source, 1, out.directives, out.surroundings, out.findings);
  Collector collector;
  for (std::size_t i = 0; i < out.directives.size(); ++i) {
    out.outcomes.push_back(read_directive(source, 1, out.directives[i], contexts[i], out.findings));
    collect(collector, out.outcomes.back(), out.directives[i], contexts[i], out.findings);
  }
  set_inline(out.document, [&](std::size_t directive) -> std::optional<prose::Inline> {
    Outcome const& outcome = out.outcomes[directive];
    if (auto const* pieces = std::get_if<Figurines>(&outcome))
      return prose::Figurines{pieces->pieces};
    if (std::holds_alternative<Broken>(outcome)) return prose::Text{};
    return {};
  });
  std::ranges::stable_sort(out.findings, {},
                           [](text::Diagnostic const& finding) { return finding.span.begin; });
  return out;
}

}  // namespace dawson::document
