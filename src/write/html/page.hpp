// A Markdown document as a page of HTML that needs nothing beside it.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "compile/abilities.hpp"
#include "document/front_matter.hpp"
#include "write/html/page_parts.hpp"
#include "write/weave_options.hpp"

namespace dawson::run {

class HtmlRenderer;
class Invocation;

class Compilation;

struct WebPageOptions {
  bool draft = false;          ///< the page is wanted with its errors, which are shown
  bool raw = true;             ///< HTML in the document is HTML; otherwise it is shown as text,
  bool tells_html = false;     ///< and W-HTML says so
  bool relative_links = true;  ///< links to what is beside the page; otherwise their words
  /// The page is compared with the one before: it is kept in blocks, these say where they are
  /// written (`data-file`, `data-line`), and drawings have the same ids in every page.
  bool compared = false;
  std::string script;  ///< address of `page_script`; empty: it stands in the page
  /// It is a file of an e-book: solutions are notes, boards say all by themselves, there are no
  /// buttons, and lengths grow with the reader's type.
  bool ebook = false;
  /// It is what stands in a page, as one element for pages of others: without `html`, `head` and
  /// `body`, text in the looks of its host.
  bool fragment = false;
  bool styled = true;  ///< our stylesheets stand in it
  std::string css;     ///< the author's stylesheet, behind ours
  std::string ids;     ///< what ids that are no author's begin with
  bool png = false;    ///< boards are pictures of pixels in files beside the page
  std::string assets;  ///< the folder of these files as the page names it; "" is its own
  /// Takes files that the page names, each perhaps several times; null: there are none.
  std::function<void(std::string const& name, std::string_view bytes)> take_image{};
  /// Takes the page as it comes (`weave_page` alone); null: it is kept.
  text::TakeText take_text{};
};

struct WebPage {
  std::string html{};     ///< what `take_text` has not taken of a whole document, or of a fragment;
                          ///< well-formed XML too, as far as the user's HTML is
  PageInBlocks blocks{};  ///< the page instead, where it is compared
  bool complete = true;   ///< no directive has an error
};

/// Sets a Markdown document that `invocation` has opened: boards are SVG with each man defined
/// once, captions and solutions text, the rest is what cmark-gfm makes of it. Pictures that the
/// document names are taken into the page. All findings are reported to `invocation`: those of
/// weaving, W-IMAGE for pictures that cannot be taken, W-REFERENCE, W-NOTE and W-LINK as for
/// booklets. Without fonts (which is reported) there is no page. `compilation` as for
/// `weave_markdown`, made with `page_abilities`. A fragment's ids begin with what its source alone
/// has, but for those that the author gives (labels, notes).
WebPage weave_page(Invocation& invocation, text::SourceId source, WeaveOptions const& options,
                   WebPageOptions const& page, Compilation* compilation = nullptr);

/// What a page can set; in a page of another's the anchors of a fragment name its document.
Abilities page_abilities(bool fragment);

/// As `lang` wants a language that is written in some way: "de", "de-AT".
std::string language_tag(std::string const& written);

/// The title with what stands below it; empty where there is none.
std::string page_header(document::FrontMatter const& front);

/// What the buttons of what `renderer` has set say, and their signs: attributes of a page's body.
std::string words_of_buttons(chess::Language language, HtmlRenderer const& renderer);

/// The script that shows and serves the buttons of a page, and plays its solutions.
std::string page_script();

}  // namespace dawson::run
