// Running text as HTML, which is well-formed XML too.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "prose/prose.hpp"
#include "prose/references.hpp"

namespace dawson::backend {

/// What is written. HTML differs in details between the three.
enum class Flavour : std::uint8_t {
  values,  ///< captions and solutions, in any of the hosts: `->` is an arrow
  page,    ///< running text of a web page: addresses are percent-encoded, `<sub>` and `<sup>`
  ebook    ///< running text of a file of an e-book
};

/// What becomes of HTML in the document.
enum class RawHtml : std::uint8_t {
  keep,  ///< it is HTML
  text,  ///< it is printed as text, but for comments
  drop
};

/// What a page makes of what HTML itself has no words for.
struct HtmlParts {
  /// Men in running text.
  std::function<std::string(std::vector<chess::Occupant> const&)> men;
  /// The address of a picture: the picture itself, or where it is; empty: its words stand there.
  std::function<std::string(std::string const& path)> image;
  /// The sign of a footnote; empty: it is its label, raised.
  std::function<std::string(std::string const& label)> note;
  RawHtml html = RawHtml::keep;
  bool relative_links = true;  ///< links to what is beside the page; otherwise their words
  bool marks_counts = false;   ///< of addresses ("backend/html/counts.hpp")
  Flavour flavour = Flavour::values;
  /// Where a link leads; nothing: it is its words. Null: as `prose::address_in_page` has it.
  std::function<std::optional<std::string>(std::string const& target)> address{};
  /// Words for links without them that are references; null: they have been filled in.
  prose::ReferenceText reference{};
  /// What stands for a directive in running text; null: nothing.
  std::function<std::string(std::size_t directive)> directive{};
  /// What a value of LaTeX reads as; null: it is left out.
  std::function<prose::Inlines(std::string const& tex)> tex{};
};

/// Text and values of attributes. Characters that XML does not allow become U+FFFD.
std::string html_text(std::string_view text);

/// An address as a value of an attribute; all but the characters that RFC 3986 allows, and `%`,
/// percent-encoded.
std::string percent_encoded(std::string_view address);

/// Running text. A link that may lead nowhere (`prose::is_safe_address`) is its words, one without
/// words shows its address. A slot of a caption is a `<span class="SLOT">`, what fonts say of it is
/// in `style`.
std::string html_prose(prose::Inlines const& inlines, HtmlParts const& parts);

/// Appends the same to `out`; HTML in it is complete, or has been mended.
void add_html_prose(std::string& out, prose::Inlines const& inlines, HtmlParts const& parts);

/// Where a link leads; nothing: it is its words.
std::optional<std::string> html_address(std::string const& target, HtmlParts const& parts);

/// A look as declarations of CSS: "font-weight:bold;color:#800". Sizes are relative to the usual
/// one of captions.
std::string html_look(prose::Look const& look);

}  // namespace dawson::backend
