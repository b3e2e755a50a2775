#include "lsp/requests/actions.hpp"

#include <algorithm>

#include "lsp/requests/answers.hpp"

namespace dawson::lsp {
namespace {

using text::Span;

// Returns true if the client asks for actions of this kind: kinds are a hierarchy.
bool is_wanted(Json const& only, std::string_view kind) {
  if (!only.is_array()) return kind != fix_all;
  return std::ranges::any_of(only, [&](Json const& one) {
    if (!one.is_string()) return false;
    std::string const wanted = one.get<std::string>();
    return wanted.empty() || kind == wanted ||
           (kind.starts_with(wanted) && kind.substr(wanted.size()).starts_with('.'));
  });
}

Json edit_of(RequestContext const& request, std::vector<TextEdit> const& edits) {
  Json list = Json::array();
  for (TextEdit const& one : edits)
    list.push_back({{"range", request.range(one.where)}, {"newText", one.by}});
  return {{"documentChanges",
           Json::array({{{"textDocument",
                          {{"uri", request.document->uri}, {"version", request.document->version}}},
                         {"edits", std::move(list)}}})}};
}

Json json_of(RequestContext const& request, Action const& action) {
  Json out{
      {"title", action.title}, {"kind", action.kind}, {"edit", edit_of(request, action.edits)}};
  if (action.diagnostic) out["diagnostics"] = Json::array({*action.diagnostic});
  if (action.preferred) out["isPreferred"] = true;
  return out;
}

// Returns one action with all sure fixes; of those that overlap, the first.
std::optional<Action> all_fixes(RequestContext const& request,
                                std::vector<FileFinding> const& findings) {
  Action out{"fix all that is sure", fix_all, {}};
  for (FileFinding const& finding : findings) {
    auto const fixes = fixes_of(request, finding);
    auto const sure =
        std::ranges::find_if(fixes, [](Action const& one) { return one.sure && one.preferred; });
    if (sure == fixes.end()) continue;
    auto const overlaps = [&](TextEdit const& edit) {
      return std::ranges::any_of(out.edits, [&](TextEdit const& other) {
        return edit.where.begin < other.where.end && other.where.begin < edit.where.end;
      });
    };
    if (std::ranges::none_of(sure->edits, overlaps))
      out.edits.insert(out.edits.end(), sure->edits.begin(), sure->edits.end());
  }
  if (out.edits.empty()) return {};
  std::ranges::sort(out.edits, {}, [](TextEdit const& one) { return one.where.begin; });
  return out;
}

}  // namespace

Json answer_code_action(RequestContext const& request) {
  Span const range = request.text().lines().span(range_in(member(request.parameters, "range")));
  Json const& only = value_at(request.parameters, "context/only");
  std::vector<FileFinding> const& findings = request.workspace.findings_of(*request.document);
  Json out = Json::array();
  if (is_wanted(only, quick_fix))
    for (FileFinding const& finding : findings) {
      auto const near = [&](FixEdit const& fix) { return touch(fix.where, range); };
      if (!touch(finding.where, range) && std::ranges::none_of(finding.fixes, near)) continue;
      for (Action const& one : fixes_of(request, finding)) out.push_back(json_of(request, one));
    }
  if (is_wanted(only, rewrite))
    for (Action const& one : rewritings(request, range)) out.push_back(json_of(request, one));
  if (is_wanted(only, fix_all))
    if (auto const all = all_fixes(request, findings)) out.push_back(json_of(request, *all));
  return out;
}

// Edits are already in the actions, which are made in less than a millisecond.
Json answer_code_action_resolve(RequestContext const& request) { return request.parameters; }

}  // namespace dawson::lsp
