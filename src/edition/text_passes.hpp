// The passes that all outputs run over the text of a Markdown document before they typeset it, in
// their order: what is written means the same in each of them.
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

/// What becomes of HTML in running text that is no mark of a look (`prose::is_html_mark`).
enum class OtherHtml {
  dropped,  ///< with W-HTML
  kept,     ///< it is HTML in the output
  shown     ///< as text; W-HTML for marks that do not end in their paragraph
};

/// The passes that need no directives: attributes of pandoc, HTML in running text, dashes before
/// the sources of quotations. Findings join the manuscript's.
void resolve_marks(document::OpenManuscript& manuscript, OtherHtml html);

/// Takes the ends of pages out of the text where there are no pages; W-WORD for each, which says
/// why ("web pages have no ends").
void drop_page_ends(prose::Blocks& blocks, std::string_view why, text::Diagnostics& findings);

/// What the other passes take out of a text, and find in it.
struct EditedText {
  std::map<std::size_t, prose::FigureCaption> captions;  ///< by the places of what they belong to
  std::vector<prose::Inlines> colophon;
  std::vector<document::WordlessLink> links;

  /// The caption of what stands there; null where it has none.
  prose::FigureCaption const* caption_at(std::size_t place) const;
};

/// The other passes, once the book has scanned the directives: numbers of headings, captions of
/// figures and tables, quotes (also of the titles, the captions and the colophon). Headings,
/// figures and tables become `targets`. Findings of the colophon are reported.
EditedText edit_text(Invocation& invocation, CompiledDocument const& document,
                     document::OpenManuscript& manuscript, BookletDesign const& chosen,
                     ReferenceTargets& targets);

/// The byte where the word `body` is, which ends the front of a book; 0 without.
std::size_t body_place(text::Source const& source,
                       std::vector<document::Directive> const& directives);

/// The notes that are printed, as they are written, in lower case: those with one of `labels`,
/// which directives call, and those that the text calls, or a note that is printed.
std::set<std::string> printed_notes(prose::Document const& document, EditedText const& text,
                                    std::set<std::string> labels);

}  // namespace dawson::run
