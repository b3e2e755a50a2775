// The passes that all output formats run over the text of a Markdown document before they typeset
// it, in this order, so that a text means the same in each of them.
#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "compile/compilation.hpp"
#include "document/manuscript.hpp"
#include "document/markdown/wordless_links.hpp"
#include "edition/booklet_design.hpp"
#include "edition/targets.hpp"
#include "prose/blocks.hpp"

namespace dawson::run {

/// Treatment of HTML in running text, except for marks of appearance (`prose::is_html_mark`).
enum class OtherHtml {
  dropped,  ///< left out, with W-HTML
  kept,     ///< HTML in the output
  shown     ///< printed as text; W-HTML for marks that do not end in their paragraph
};

/// Runs the passes that need no directives: attributes of pandoc, HTML in running text, dashes
/// before sources of quotations. Findings are added to the manuscript's.
void resolve_marks(document::ParsedMarkdown& manuscript, OtherHtml html);

/// Removes page ends from the text for outputs without pages; W-WORD for each, with the reason
/// `why` ("web pages have no ends").
void drop_page_ends(prose::Blocks& blocks, std::string_view why, text::Diagnostics& findings);

/// What the other passes remove from a text, and find in it.
struct EditedText {
  std::map<std::size_t, prose::FigureCaption> captions;  ///< by source place of the figure or table
  std::vector<prose::Inlines> colophon;
  std::vector<document::WordlessLink> links;

  /// Returns the caption of the figure or table at `place`; null if it has none.
  prose::FigureCaption const* caption_at(std::size_t place) const;
};

/// Runs the other passes, after the directives have been scanned: numbers of headings, captions of
/// figures and tables, quotes (also of titles, captions and the colophon). Headings, figures and
/// tables are added to `targets`. Reports the findings of the colophon.
EditedText edit_text(Invocation& invocation, CompiledDocument const& document,
                     document::ParsedMarkdown& manuscript, BookletDesign const& chosen,
                     ReferenceTargets& targets);

/// Returns the byte of the word `body`, which ends the front of a book; 0 without it.
std::size_t body_place(text::Source const& source,
                       std::vector<document::Directive> const& directives);

/// Returns the labels of the notes that are printed, as written, in lower case: those in `labels`,
/// which directives call, and those that the text or a printed note calls.
std::set<std::string> printed_notes(prose::Document const& document, EditedText const& text,
                                    std::set<std::string> labels);

}  // namespace dawson::run
