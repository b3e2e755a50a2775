// Text and captions as HTML, which is well-formed XML too.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "layout/captions/caption.hpp"
#include "prose/prose.hpp"

namespace dawson::backend {

/// What a page makes of what HTML itself has no words for.
struct HtmlParts {
  /// Men in running text.
  std::function<std::string(std::vector<chess::Occupant> const&)> men;
  /// The address of a picture: the picture itself, or where it is; empty: its words stand there.
  std::function<std::string(std::string const& path)> image;
  /// The sign of a footnote; empty: it is its label, raised.
  std::function<std::string(std::string const& label)> note;
  bool raw = true;             ///< tags in values are tags; otherwise text
  bool relative_links = true;  ///< links to what is beside the page; otherwise their words
  /// Where a link leads; nothing: it is its words. Null: as `prose::address_in_page` has it.
  std::function<std::optional<std::string>(std::string const& target)> address{};
  /// What stands for a directive in running text; null: nothing.
  std::function<std::string(std::size_t directive)> directive{};
  /// What a value of LaTeX reads as; null: it is left out.
  std::function<prose::Inlines(std::string const& tex)> tex{};
};

/// Text and values of attributes. Characters that XML does not allow become U+FFFD.
std::string html_text(std::string_view text);

/// Running text. A link that may lead nowhere (`prose::is_safe_address`) is its words, a slot of a
/// caption a `<span class="SLOT">`, what fonts say of it is in `style`.
std::string html_prose(prose::Inlines const& inlines, HtmlParts const& parts);

/// Where a link leads; nothing: it is its words.
std::optional<std::string> html_address(std::string const& target, HtmlParts const& parts);

/// The rows of a block of a caption, a `<div class="row">` each with its cells. What stands in
/// columns or stacks is in one `<div>` of that class.
std::string html_rows(layout::CaptionBlock const& block, HtmlParts const& parts);
std::string html_rows(std::vector<layout::CaptionRow> const& rows, HtmlParts const& parts);

/// A look as declarations of CSS: "font-weight:bold;color:#800". Sizes are relative to the usual
/// one of captions.
std::string html_look(prose::Look const& look);

}  // namespace dawson::backend
