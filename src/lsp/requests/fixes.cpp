// Fixes of findings: those that the finding has, and those that need the directive around it.
#include <fmt/format.h>

#include <algorithm>

#include "lsp/requests/actions.hpp"

namespace dawson::lsp {
namespace {

using problem::FieldId;
using text::Span;

// A place of a finding, for fixes that are made of the document.
struct FixPlace {
  RequestContext const& request;
  FileFinding const& finding;
  OutlinedDirective const* directive;  // null outside of directives
  Outline const& outline() const { return request.text().outline(); }
};

// Returns the end of the line at `at`, after its line end.
std::size_t next_line(std::string_view bytes, std::size_t at) {
  return std::min(bytes.find('\n', at), bytes.size() - 1) + 1;
}

std::string line_end_of(std::string_view bytes) {
  std::size_t const end = bytes.find('\n');
  return end != std::string_view::npos && end > 0 && bytes[end - 1] == '\r' ? "\r\n" : "\n";
}

// Returns an edit that adds a line at the end of a directive's body.
std::optional<TextEdit> added_line(FixPlace const& place, std::string const& line) {
  if (!place.directive || place.directive->directive.is_inline) return {};
  document::Directive const& written = place.directive->directive;
  std::string_view const bytes = place.outline().bytes();
  std::string const end = line_end_of(bytes);
  bool const begins_line = written.body.end == 0 || bytes[written.body.end - 1] == '\n' ||
                           !written.around.prefix.empty();
  std::string text = line + end + written.around.prefix;
  if (!begins_line) text = end + line;
  return TextEdit{{written.body.end, written.body.end}, text};
}

std::optional<Action> allow(FixPlace const& place) {
  if (!place.finding.warning || !place.directive || !place.directive->is_diagram()) return {};
  Action out{fmt::format("allow {} here", place.finding.code), quick_fix, {}};
  out.sure = false;
  if (auto const* const field = document::find_line(place.directive->body.fields, FieldId::allow)) {
    Span const value = span_of_value(*field);
    out.edits.push_back({{value.end, value.end}, ", " + place.finding.code});
    return out;
  }
  auto edit = added_line(place, "allow: " + place.finding.code);
  if (!edit) return {};
  out.edits.push_back(std::move(*edit));
  return out;
}

// Removes the field that is given a second time, with all its lines.
std::optional<Action> remove_second(FixPlace const& place) {
  std::string_view const bytes = place.outline().bytes();
  Span const name = place.finding.where;
  std::size_t const begin = name.begin == 0 ? 0 : bytes.rfind('\n', name.begin - 1) + 1;
  std::size_t const indent = name.begin - begin;
  std::size_t end = next_line(bytes, name.end);
  while (end < bytes.size()) {
    std::size_t const first = bytes.find_first_not_of(" \t", end);
    if (first == std::string_view::npos || first - end <= indent || bytes[first] == '\n') break;
    end = next_line(bytes, first);
  }
  Action out{"remove the second field", quick_fix, {{{begin, end}, ""}}};
  out.sure = false;
  return out;
}

// Closes a block at the end of the document.
std::optional<Action> close_block(FixPlace const& place) {
  if (!place.directive || place.directive->directive.is_inline) return {};
  std::string_view const bytes = place.outline().bytes();
  std::string const end = line_end_of(bytes);
  std::size_t const fence = place.directive->directive.whole.begin;
  std::size_t const length = bytes.find_first_not_of(bytes.substr(fence, 1), fence) - fence;
  std::string const closing = place.outline().is_tex() ? std::string("\\end{chess}")
                                                       : std::string(bytes.substr(fence, length));
  std::string const before = bytes.ends_with('\n') ? "" : end;
  return Action{"close the directive at the end of the document",
                quick_fix,
                {{{bytes.size(), bytes.size()}, before + closing + end}}};
}

// Adds the directive that prints solutions.
std::optional<Action> add_solutions(FixPlace const& place) {
  std::string_view const bytes = place.outline().bytes();
  std::string const end = line_end_of(bytes);
  bool const tex = place.outline().is_tex();
  std::size_t at = tex ? bytes.rfind("\\end{document}") : bytes.size();
  if (at == std::string_view::npos) at = bytes.size();
  std::string const block = tex ? fmt::format("\\begin{{chess}} solutions{0}\\end{{chess}}{0}", end)
                                : fmt::format("{0}```chess solutions{0}```{0}", end);
  Action out{"add a `solutions` directive", quick_fix, {{{at, at}, block}}};
  out.sure = false;
  return out;
}

// A code whose fix is made of the document.
struct DerivedFix {
  std::string_view code;
  std::optional<Action> (*fix)(FixPlace const&);
};
constexpr DerivedFix derived_fixes[] = {
    {"E-TWICE", remove_second}, {"W-END", close_block}, {"W-UNPRINTED", add_solutions}};

}  // namespace

std::vector<Action> fixes_of(RequestContext const& request, FileFinding const& finding) {
  std::vector<Action> out;
  for (FixEdit const& fix : finding.fixes) {
    Action one{fix.title, quick_fix, {{fix.where, fix.by}}};
    one.sure = fix.sure;
    out.push_back(std::move(one));
  }
  FixPlace const place{request, finding,
                       request.text().outline().directive_at(finding.where.begin)};
  for (DerivedFix const& row : derived_fixes)
    if (row.code == finding.code)
      if (auto made = row.fix(place)) out.push_back(std::move(*made));
  if (out.size() == 1) out.front().preferred = true;
  if (auto made = allow(place)) out.push_back(std::move(*made));
  for (Action& one : out) one.diagnostic = &finding.diagnostic;
  return out;
}

}  // namespace dawson::lsp
