// A manuscript with all of its directives read.
#pragma once

#include <algorithm>
#include <vector>

#include "document/manuscript.hpp"
#include "document/reader.hpp"

namespace dawson::document {

struct Manuscript : OpenManuscript {
  std::vector<Outcome> outcomes;  ///< of each directive
};

inline Manuscript whole_manuscript(text::Source const& source, Settings settings) {
  Manuscript out{open_manuscript(source, std::move(settings)), {}};
  Reader reader(source, out.settings);
  for (Directive const& directive : out.directives) {
    text::Diagnostics findings;
    out.outcomes.push_back(reader.read(directive, findings));
    // What stands in running text was read when the manuscript was opened.
    if (!directive.is_inline) std::ranges::move(findings, std::back_inserter(out.findings));
  }
  std::ranges::stable_sort(out.findings, {},
                           [](text::Diagnostic const& finding) { return finding.span.begin; });
  return out;
}

}  // namespace dawson::document
