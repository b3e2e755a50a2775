#include "text/diagnostic.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace dawson::text {

bool any_error(Diagnostics const& findings) { return std::ranges::any_of(findings, is_error); }

namespace {

std::string replacement_title(std::string_view by) { return fmt::format("replace with `{}`", by); }

}  // namespace

Diagnostic replaceable(Diagnostic finding, std::string_view by, bool sure) {
  if (!by.empty()) finding.fixes.push_back({replacement_title(by), std::string(by), sure});
  return finding;
}

Diagnostic fixable(Diagnostic finding, std::string_view text, Span edited, std::string by,
                   bool sure) {
  std::string_view const old = text.substr(edited.begin, edited.end - edited.begin);
  std::string title = old.empty()  ? fmt::format("add `{}`", by)
                      : by.empty() ? fmt::format("remove `{}`", old)
                                   : replacement_title(by);
  auto const distance = [](std::size_t from, std::size_t to) {
    return static_cast<std::ptrdiff_t>(to) - static_cast<std::ptrdiff_t>(from);
  };
  finding.fixes.push_back({std::move(title), std::move(by), sure,
                           distance(finding.span.begin, edited.begin),
                           distance(finding.span.end, edited.end)});
  return finding;
}

Span edited_by(Fix const& fix, Diagnostic const& finding) {
  auto const moved = [](std::size_t at, std::ptrdiff_t by) {
    return by < 0 && at < static_cast<std::size_t>(-by) ? 0 : at + static_cast<std::size_t>(by);
  };
  std::size_t const begin = moved(finding.span.begin, fix.begin);
  return {begin, std::max(begin, moved(finding.span.end, fix.end))};
}

void set_source(Diagnostics& findings, SourceId id, std::size_t first) {
  for (std::size_t i = first; i < findings.size(); ++i) {
    if (findings[i].source == at_hand) findings[i].source = id;
    for (Note& note : findings[i].notes)
      if (note.source == at_hand) note.source = id;
  }
}

}  // namespace dawson::text
