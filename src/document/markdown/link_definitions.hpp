// Finds the links that a Markdown document defines, `[label]: address "title"`. cmark-gfm resolves
// them in the document and forgets them; values of directives, which are read one by one, need them
// too.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "document/host.hpp"
#include "document/markdown/tree.hpp"

namespace dawson::document {

/// Returns possible definitions, in document order. Not every one is a definition (CommonMark does
/// not let them interrupt a paragraph): their readers parse them again.
LinkDefinitions link_definitions(MarkdownTree const& tree);

/// Returns a label in the form in which labels are compared: ASCII letters in lower case, single
/// blanks.
std::string as_label(std::string_view text);

/// Returns the label of the footnote that `[^label]` at `at` calls, without the `^`; empty for
/// anything else.
std::string_view called_note(std::string_view text, std::size_t at);

/// A call of a footnote.
struct NoteCall {
  std::string_view label;  ///< without the `^`
  text::Span where;        ///< of `[^label]`
};

/// Returns all possible calls of footnotes, from `begin` on.
std::vector<NoteCall> note_calls(std::string_view text, std::size_t begin = 0);

}  // namespace dawson::document
