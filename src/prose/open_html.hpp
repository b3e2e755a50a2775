// HTML in Markdown that would affect the text around it: tags and comments without an end, end tags
// without a start. The rules are those of browsers: HTML Living Standard, 13.2 (parsing).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "prose/prose.hpp"
#include "text/diagnostic.hpp"

namespace dawson::prose {

/// HTML in a document: that of a block, or one tag in running text.
struct HtmlPart {
  std::string text;
  /// The Markdown element around it: HTML elements opened in a list item, a quotation, a footnote,
  /// a heading or a cell end with it. Parts with the same number are in the same element.
  std::size_t around = 0;
  bool is_block = false;
};

/// An error in a span of a part.
struct HtmlFault {
  enum class Kind : std::uint8_t {
    open,    ///< an element without an end tag: printed as text
    cut,     ///< an unfinished tag, comment or raw text: the rest of the part is printed as text
    stray,   ///< an end tag of an element that is not open: left out
    slash,   ///< an element closed by a slash, which HTML does not support: closed
    anchor,  ///< `<a name>` without an end tag: closed
    outside  ///< a list item, a cell ... without the element that must contain it: printed as text
  };
  std::size_t part = 0;
  text::Span where;  ///< span in the text of the part
  Kind kind = Kind::open;
  /// Name of the element, "div"; for a comment and similar markup its first characters; for
  /// `outside` the element that should contain it.
  std::string name;
};

/// Returns the errors of a document's HTML, in the order of its text. An element may be closed in a
/// later part that is in the same Markdown element, as `<details>` is. `in_markup`: the text
/// becomes part of another page, whose elements a list item or a cell would end. Linear in the
/// length of all parts.
std::vector<HtmlFault> html_faults(std::vector<HtmlPart> const& parts, bool in_markup);

/// Returns the text of a part with its errors corrected; `faults` are in order, those of other
/// parts are skipped. Without an error, returns the same bytes.
std::string repaired_html(HtmlPart const& part, std::size_t number,
                          std::vector<HtmlFault> const& faults);

/// Returns W-HTML for an error, without a span; `text` is the text of its part.
text::Diagnostic html_finding(HtmlFault const& fault, std::string_view text);

/// Returns whether HTML consists only of comments.
bool is_html_comment(std::string_view html);

/// Returns whether running text contains HTML.
bool has_html(Inlines const& inlines);

/// Corrects the HTML in running text that is printed separately, such as a caption: elements opened
/// in it must be closed in it. Returns W-HTML for each error, without a span.
text::Diagnostics repair_html(Inlines& inlines);

/// Returns text with the characters that HTML reserves escaped.
std::string escaped_html(std::string_view text);

}  // namespace dawson::prose
