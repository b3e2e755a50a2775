// Fixes of findings as actions of the editor.
#include <fmt/format.h>

#include "lsp/requests/actions.hpp"

namespace dawson::lsp {
namespace {

using problem::FieldId;

// Allows a warning in its diagram.
std::optional<Action> allow(Outline const& outline, FileFinding const& finding) {
  OutlinedDirective const* const directive = outline.directive_at(finding.where.begin);
  if (!finding.warning || !directive || !directive->is_diagram()) return {};
  Action out{fmt::format("allow {} here", finding.code), quick_fix, {}};
  out.sure = false;
  if (auto const* const field = document::find_line(directive->body.fields, FieldId::allow)) {
    text::Span const value = span_of_value(*field);
    out.edits.push_back({{value.end, value.end}, ", " + finding.code});
  } else {
    out.edits.push_back(added_line(outline, directive->directive, "allow: " + finding.code));
  }
  return out;
}

}  // namespace

std::vector<Action> fixes_of(RequestContext const& request, FileFinding const& finding) {
  std::vector<Action> out;
  for (FixEdit const& fix : finding.fixes) {
    Action one{fix.title, quick_fix, {{fix.where, fix.by}}};
    one.sure = fix.sure;
    out.push_back(std::move(one));
  }
  if (out.size() == 1) out.front().preferred = true;
  if (auto made = allow(request.text().outline(), finding)) out.push_back(std::move(*made));
  for (Action& one : out) one.diagnostic = &finding.diagnostic;
  return out;
}

}  // namespace dawson::lsp
