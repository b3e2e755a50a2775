// Writes running text and captions as HTML that is also well-formed XML, and marks the numbers in
// it that change when something is inserted before them.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "layout/captions/caption.hpp"
#include "prose/links.hpp"
#include "prose/prose.hpp"
#include "text/diagnostic.hpp"

namespace dawson::backend {

/// Kind of text. HTML differs in details between the three.
enum class Flavour : std::uint8_t {
  values,  ///< captions and solutions, in any markup language: `->` is an arrow
  page,    ///< running text of a web page: addresses are percent-encoded, `<sub>` and `<sup>`
  ebook    ///< running text of a file of an e-book
};

/// Treatment of HTML in the document.
enum class RawHtml : std::uint8_t {
  keep,  ///< it is copied
  text,  ///< it is printed as text, except for comments
  drop
};

/// Functions and settings by which a page supplies what HTML does not express itself.
struct HtmlParts {
  /// Returns pieces in running text.
  std::function<std::string(std::vector<chess::SquareContent> const&)> pieces;
  /// Returns the address of a picture, or the picture itself as an address; empty: its alternative
  /// text is printed.
  std::function<std::string(std::string const& path)> image;
  /// Returns the mark of a footnote; empty: its label, raised.
  std::function<std::string(std::string const& label)> note;
  RawHtml html = RawHtml::keep;
  /// Allows links to files beside the page; otherwise only their words are written
  bool relative_links = true;
  bool marks_counts = false;  ///< of addresses ("backend/html/inlines.hpp")
  Flavour flavour = Flavour::values;
  /// Returns the target of a link; no value: only its words are written. Null:
  /// `prose::address_in_page`.
  std::function<std::optional<std::string>(std::string const& target)> address{};
  /// Returns the text of references without words; null: it has been filled in.
  prose::ReferenceText reference{};
  /// Returns a directive in running text; null: it is omitted.
  std::function<std::string(std::size_t directive)> directive{};
  /// Returns the inlines of a LaTeX value; null: it is omitted.
  std::function<prose::Inlines(std::string const& tex)> tex{};
  /// Called before and after each half-move of a solution; null: nothing depends on half-moves.
  std::function<void(bool begins)> half_move{};
};

/// Returns text or the value of an attribute. Characters that XML does not allow become U+FFFD.
std::string html_text(std::string_view text);

/// Returns an address as the value of an attribute; all characters but `%` and those that RFC 3986
/// allows are percent-encoded.
std::string percent_encoded(std::string_view address);

/// Returns running text. Of a link with an unsafe address (`prose::is_safe_address`) only the words
/// are written; a link without words shows its address. A slot of a caption is a `<span
/// class="SLOT">`, with its font in `style`.
std::string html_prose(prose::Inlines const& inlines, HtmlParts const& parts);

/// Appends the same to `out`; HTML in it is complete, or has been repaired.
void add_html_prose(std::string& out, prose::Inlines const& inlines, HtmlParts const& parts);

/// Returns the target of a link; no value: only its words are written.
std::optional<std::string> html_address(std::string const& target, HtmlParts const& parts);

/// Returns a look as CSS declarations: "font-weight:bold;color:#800". Sizes are relative to the
/// default size of captions.
std::string html_look(prose::FontOverride const& look);

/// Return the rows of a block of a caption, each a `<div class="row">` with its cells. Columns and
/// stacks are each in one `<div>` of that class.
std::string html_rows(layout::CaptionBlock const& block, HtmlParts const& parts);
std::string html_rows(std::vector<layout::CaptionRow> const& rows, HtmlParts const& parts);

/// Returns a number between marks that no other text of a page contains.
std::string marked_count(std::string_view number);

/// Returns HTML with the number at the end of a generated name marked ("words-2", "#diagram-12",
/// "solution-may-3"); other names are unchanged.
std::string with_marked_count(std::string name);

/// HTML without its marks, and the places in it of the numbers that were between them.
struct CountedHtml {
  std::string html;
  std::vector<text::Span> counts;
};
/// Returns `marked` without its marks, with the places of the marked numbers.
CountedHtml without_marks(std::string_view marked);

}  // namespace dawson::backend
