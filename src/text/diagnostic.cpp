#include "text/diagnostic.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace dawson::text {

bool any_error(Diagnostics const& findings) { return std::ranges::any_of(findings, is_error); }

Diagnostic replaceable(Diagnostic finding, std::string_view by, bool sure) {
  if (!by.empty())
    finding.fixes.push_back({fmt::format("replace with `{}`", by), std::string(by), sure, 0});
  return finding;
}

Span edited_by(Fix const& fix, Diagnostic const& finding) {
  return {finding.span.begin - std::min(fix.before, finding.span.begin), finding.span.end};
}

void set_source(Diagnostics& findings, SourceId id, std::size_t first) {
  for (std::size_t i = first; i < findings.size(); ++i) {
    if (findings[i].source == at_hand) findings[i].source = id;
    for (Note& note : findings[i].notes)
      if (note.source == at_hand) note.source = id;
  }
}

}  // namespace dawson::text
