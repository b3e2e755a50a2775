// A Markdown document as a self-contained HTML page. For `weave`, the server and e-books.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "compile/abilities.hpp"
#include "document/front_matter.hpp"
#include "write/html/page_parts.hpp"
#include "write/weave_options.hpp"

namespace dawson::run {

class HtmlRenderer;
class Invocation;

class Compilation;

/// Options for one page.
struct WebPageOptions {
  bool draft = false;         ///< a page with errors is made, and shows them
  bool raw = true;            ///< HTML in the document is kept; otherwise it is shown as text
  bool reports_html = false;  ///< W-HTML reports HTML that is shown as text
  /// Links to files beside the page are kept; otherwise only their words.
  bool relative_links = true;
  /// The page is compared with the one before. It is kept in blocks, the blocks contain their
  /// source place (`data-file`, `data-line`), and drawings have the same ids in every page.
  bool compared = false;
  std::string script;  ///< address of `page_script`; empty: the page contains it
  /// Addresses of `page_css` and `css`; empty: the page contains both. The page around a fragment
  /// loads them, and the script.
  std::vector<std::string> stylesheets;
  /// The page is a file of an e-book: solutions are notes, boards have full descriptions, there are
  /// no buttons, and lengths grow with the reader's font size.
  bool ebook = false;
  /// The result is one element for pages of other sites: without `html`, `head` and `body`, with
  /// text in the style of the surrounding page.
  bool fragment = false;
  bool styled = true;  ///< includes Dawson's stylesheets
  std::string css;     ///< the author's stylesheet, after Dawson's
  std::string ids;     ///< prefix of ids that the author has not given
  bool png = false;    ///< boards are PNG files beside the page
  std::string assets;  ///< folder of these files as the page names it; "" is its own
  /// Receives files that the page names, each perhaps several times; null: there are none.
  std::function<void(std::string const& name, std::string_view bytes)> take_image{};
  /// Receives the page in pieces (`weave_page` alone); null: it is kept.
  text::TakeText take_text{};
};

/// A typeset page.
struct WebPage {
  /// A whole document, or a fragment, without the text passed to `take_text`. It is well-formed XML
  /// too, as far as the user's HTML is.
  std::string html{};
  PageInBlocks blocks{};  ///< the page, instead of `html`, if it is compared
  bool complete = true;   ///< no directive has an error
};

/// Typesets a Markdown document that `invocation` has opened. Boards are SVG with each piece
/// defined once, captions and solutions are text, and cmark-gfm makes the rest. Pictures that the
/// document names are included in the page.
///
/// All findings are reported to `invocation`: those of weaving, W-IMAGE for pictures that cannot be
/// included, W-REFERENCE, W-NOTE and W-LINK as for booklets. Without fonts (which is reported)
/// there is no page. `compilation` as for `weave_markdown`, made with `page_abilities`. Ids of a
/// fragment begin with a prefix that is unique to its source, except those that the author gives
/// (labels, notes).
WebPage weave_page(Invocation& invocation, text::SourceId source, WeaveOptions const& options,
                   WebPageOptions const& page, Compilation* compilation = nullptr);

/// Returns the abilities of a page. The anchors of a fragment contain its document's name.
Abilities page_abilities(bool fragment);

/// Returns a language, written in any form, as a value of `lang`: "de", "de-AT".
std::string language_tag(std::string const& written);

/// Returns the title and the lines below it as HTML; empty without a title.
std::string page_header(document::FrontMatter const& front);

/// Returns the labels and symbols of the buttons that `renderer` has written, as attributes of a
/// page's body.
std::string words_of_buttons(chess::Language language, HtmlRenderer const& renderer);

/// Returns the script that shows and runs the buttons of a page and, if it `plays`, replays its
/// solutions.
std::string page_script(bool plays);

}  // namespace dawson::run
