// Finds what cmark-gfm drops or leaves to the renderer: definitions of links, footnotes that only
// directives call, and links without text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "document/directive_span.hpp"
#include "document/front_matter.hpp"
#include "document/markdown/fences.hpp"
#include "document/markdown/tree.hpp"
#include "document/markup.hpp"
#include "prose/prose.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::document {

// Finds the links that a Markdown document defines, `[label]: address "title"`. cmark-gfm resolves
// them in the document and forgets them; values of directives, which are read one by one, need them
// too.

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

/// A scanned Markdown document.
struct ScannedMarkdown {
  /// includes the notes that only directives call: their calls are appended to the text
  MarkdownTree tree;
  Scan scan;  ///< the result of scanning `tree`
  FrontReading front;
};

/// Returns the tree and the directives of `source`, and its front matter. Notes called from
/// directives within notes are found to a depth of four.
ScannedMarkdown scan_with_notes(text::Source const& source, Inlines inlines = Inlines::all,
                                PluginFences fences = PluginFences::of_document);

/// A link without text.
struct WordlessLink {
  text::Span whole;   ///< `[](#label "title")`
  text::Span target;  ///< `#label`, `other.md#label`
  prose::Link link;
};

/// Returns the links without text in the running text of a Markdown document, in source order; not
/// those in code or in directives.
std::vector<WordlessLink> wordless_links(text::Source const& source);

/// Returns possible links without text in `body` of `bytes`, the body of a directive.
std::vector<WordlessLink> wordless_links(std::string_view bytes, text::Span body);

}  // namespace dawson::document
