// HTML within Markdown that would take in what stands around it: tags and comments without an end,
// ends without a beginning. Rules of browsers: HTML Living Standard, 13.2 (parsing).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "prose/prose.hpp"
#include "text/diagnostic.hpp"
#include "text/span.hpp"

namespace dawson::prose {

/// HTML as it stands in a document: that of a block, or one tag in running text.
struct HtmlPart {
  std::string text;
  /// The element around it that Markdown writes: what is opened in a list item, a quotation, a
  /// footnote, a heading or a cell ends with it. Parts of one number are in the same one.
  std::size_t around = 0;
  bool is_block = false;
};

/// What is wrong with a stretch of a part.
struct HtmlFault {
  enum class Kind : std::uint8_t {
    open,    ///< an element that nothing closes: printed as text
    cut,     ///< a tag, a comment or raw text that nothing ends: the rest of the part is text
    stray,   ///< the end of an element that is not open: left out
    slash,   ///< an element that a slash should close, which HTML does not know: closed
    anchor,  ///< `<a name>` that nothing closes: closed
    outside  ///< a list item, a cell ... in nothing that has such: printed as text
  };
  std::size_t part = 0;
  text::Span where;  ///< in the text of the part
  Kind kind = Kind::open;
  /// Of the element, "div"; what a comment and its like begin with; of `outside` what should be
  /// around it.
  std::string name;
};

/// The faults of a document's HTML, in the order of its text. An element may be closed in a later
/// part that is in the same element of Markdown, as `<details>` is. `in_host`: the text becomes a
/// piece of another's page, in whose elements a list item or a cell of its own would end.
/// Linear in the length of all parts.
std::vector<HtmlFault> html_faults(std::vector<HtmlPart> const& parts, bool in_host);

/// The text of a part with its faults mended; `faults` are in order, those of other parts are
/// skipped. Without a fault it is the same bytes.
std::string mended_html(HtmlPart const& part, std::size_t number,
                        std::vector<HtmlFault> const& faults);

/// W-HTML for a fault, without a place; `text` is that of its part.
text::Diagnostic html_finding(HtmlFault const& fault, std::string_view text);

/// Whether HTML is nothing but comments.
bool is_html_comment(std::string_view html);

/// Whether there is HTML in running text.
bool has_html(Inlines const& inlines);

/// Mends the HTML in running text that a page sets by itself, as a caption's: what is opened in it
/// has to be closed in it. W-HTML for each fault, without a place.
text::Diagnostics mend_html(Inlines& inlines);

/// Text as HTML shows it.
std::string escaped_html(std::string_view text);

}  // namespace dawson::prose
