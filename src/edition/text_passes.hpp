// The passes that all output formats run over the text of a Markdown document before they typeset
// it, among them that for pandoc's attributes and page ends.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "chess/language.hpp"
#include "compile/compilation.hpp"
#include "document/manuscript.hpp"
#include "document/markdown/definitions.hpp"
#include "edition/booklet_design.hpp"
#include "edition/targets.hpp"
#include "pages/compositor/compositor.hpp"
#include "pages/design.hpp"
#include "prose/blocks.hpp"
#include "text/diagnostic.hpp"

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

/// Adds the page of its target to each link within the document that has words of its own: "(p.
/// 12)", inside parentheses ", p. 12".
void add_link_pages(prose::Document& document, std::string const& language);

class Invocation;

/// Replaces quotes and dashes of one document.
class QuoteSetter {
 public:
  /// Reads the settings of a document whose directives have been scanned; all arguments must
  /// outlive it. If the front matter has no `text.quotes`, the style of the captions decides
  /// whether quotes follow the language.
  QuoteSetter(Invocation& invocation, CompiledDocument const& document,
              document::Settings const& surroundings, BookletDesign const& chosen)
      : invocation_(invocation),
        document_(document),
        surroundings_(surroundings),
        chosen_(chosen) {}

  /// Returns the language at a place of the text; no value if quotes stay as written, or if Dawson
  /// does not know the language.
  std::optional<chess::Language> at(std::size_t place) const;
  /// Returns the language of titles.
  std::optional<chess::Language> of_titles() const { return of(surroundings_); }

  /// Replaces the quotes of a manuscript's text and titles; headings keep the text as `written`.
  void set(document::ParsedMarkdown& manuscript) const;

  /// Replaces quotes and dashes; no value of `language` leaves them as written.
  static void set(prose::Inlines& inlines, std::optional<chess::Language> language);
  static void set(std::string& text, std::optional<chess::Language> language);

 private:
  std::optional<chess::Language> of(document::Settings const& settings) const;
  void set(prose::Blocks& blocks) const;

  Invocation& invocation_;
  CompiledDocument const& document_;
  document::Settings const& surroundings_;
  BookletDesign const& chosen_;
  // Last result of `of`: most blocks have the same settings.
  mutable document::Settings const* last_ = nullptr;
  mutable std::optional<chess::Language> of_last_;
};

/// Numbers the headings as the design asks for: parts "I", chapters "1", sections "1.2". Headings
/// of the front (before the byte `body`) and headings that end with `{-}` have no number; the `{-}`
/// is removed.
void number_headings(prose::Blocks& blocks, pages::Design const& design, std::size_t body);

/// Removes the captions of tables (`Table: ...` above or below) from the blocks, also in quotations
/// and lists, and numbers figures and tables if the design asks for it. Labels are added to
/// `targets`. Returns the captions by the source places of their figures and tables.
std::map<std::size_t, prose::FigureCaption> extract_captions(prose::Blocks& blocks,
                                                             pages::Design const& design,
                                                             ReferenceTargets& targets);

/// Replaces `--` before the source of a quotation by a dash, whatever the style of quotes.
void mark_quotation_sources(prose::Blocks& blocks);

/// Returns whether a block is only `\newpage`, `\clearpage` or `\pagebreak`.
bool is_page_end(prose::Block const& block);

/// Removes `{...}` after images from the text: `width=50%` is a part of the available width.
/// W-MARKUP for other attributes, for a page end within a quote or a list, and for a LaTeX command
/// alone on a line; all of these are left out.
void resolve_pandoc_attributes(prose::Document& document, text::Diagnostics& findings);

}  // namespace dawson::run
