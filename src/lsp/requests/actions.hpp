// The actions of the editor: fixes of findings, and rewriting of directives.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lsp/documents/document_fixes.hpp"
#include "lsp/requests/requests.hpp"

namespace dawson::lsp {

/// An action; its edits are in order and do not overlap.
struct Action {
  std::string title;
  std::string_view kind;
  std::vector<TextEdit> edits;
  Json const* diagnostic = nullptr;  ///< that it makes go away; may be null
  bool preferred = false;
  bool sure = true;  ///< it may be applied without being looked at
};

inline constexpr std::string_view quick_fix = "quickfix", rewrite = "refactor.rewrite",
                                  fix_all = "source.fixAll.dawson";

/// Returns the fixes of a finding in the document of `request`.
std::vector<Action> fixes_of(RequestContext const& request, FileFinding const& finding);

/// Returns the ways to rewrite what `range` touches.
std::vector<Action> rewritings(RequestContext const& request, text::Span range);
/// Returns those that need the book of the directive: its solution with the piece letters of
/// another language, its twins as boards and as directives.
std::vector<Action> rewritings_in_book(RequestContext const& request,
                                       OutlinedDirective const& directive, text::Span range);
/// Returns those of positions outside of directives: fenced blocks of Markdown, and tags of PGN on
/// lines of their own, as directives.
std::vector<Action> rewritings_of_text(RequestContext const& request, text::Span range);
}  // namespace dawson::lsp
