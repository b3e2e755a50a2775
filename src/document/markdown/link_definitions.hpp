// The links that a Markdown document defines, `[label]: address "title"`. cmark-gfm resolves those
// of the document and forgets them; values of directives, which are read one by one, need them too.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "document/host.hpp"
#include "document/markdown/tree.hpp"

namespace dawson::document {

/// What looks like a definition, in the order of the document. Not every one need be one
/// (CommonMark does not let them interrupt a paragraph): whoever reads them parses them once more.
LinkDefinitions link_definitions(MarkdownTree const& tree);

/// ASCII letters in lower case, blanks single: as labels are compared.
std::string as_label(std::string_view text);

/// The label of the footnote that `[^label]` at `at` calls, without the `^`; empty for anything
/// else.
std::string_view called_note(std::string_view text, std::size_t at);

struct NoteCall {
  std::string_view label;  ///< without the `^`
  text::Span where;        ///< of `[^label]`
};

/// All that look like calls of footnotes, from `begin` on.
std::vector<NoteCall> note_calls(std::string_view text, std::size_t begin = 0);

}  // namespace dawson::document
