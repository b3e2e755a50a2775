// The parts of an HTML page around its text: its shell, stylesheets, and metadata that other sites
// show (Open Graph, ogp.me). For `weave_page` and e-books.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "compile/content.hpp"
#include "layout/type.hpp"
#include "write/html/page.hpp"

namespace dawson::run {

/// Class of a fragment's element.
inline constexpr std::string_view fragment_class = "dawson";

/// Returns the `<style>` elements of a page or a fragment: Dawson's unless `options` omits them,
/// with the styles of the player if it `plays`, then the author's. All selectors for a fragment are
/// below `fragment_class`.
std::string page_styles(WebPageOptions const& options, bool plays);

/// Returns the rules of Dawson's stylesheets, for a file.
std::string page_css(WebPageOptions const& options, bool plays);

/// Returns the `<script>` element of a page or a fragment; empty for a fragment whose page loads
/// the script.
std::string script_element(WebPageOptions const& options, bool plays);

/// Returns what surrounds the content of a fragment: the beginning of its element with the styles,
/// and the script with the end. `renderer` has written the content.
std::pair<std::string, std::string> fragment_around(document::FrontMatter const& front,
                                                    WebPageOptions const& options,
                                                    HtmlRenderer const& renderer);

/// Returns the prefix of the ids of a fragment that the author has not given: unique to its source.
std::string ids_of_fragment(text::Source const& source);

/// Returns rules of CSS with `parent` before each selector; rules of `:root` become the parent's
/// own. For Dawson's own stylesheets: only @media and @supports nest, and there are no comments.
std::string below(std::string_view css, std::string_view parent);

/// Returns any stylesheet in a form for a `<style>` of HTML and of XML: it cannot end the element,
/// and has the same meaning.
std::string within_style(std::string_view css);

/// Returns the `<meta>` elements of a page's head: title, type and address, and for its first
/// diagram (null: none) the description and a picture, which is passed to `page` as a file. Empty
/// if `url` is empty, because the future address of the page is not known. E-SIZE, E-LIMIT for a
/// picture that cannot be made.
std::string open_graph(Invocation& invocation, std::string const& url, std::string const& title,
                       DiagramContent const* first, WebPageOptions const& page,
                       layout::Typeset const& typeset);

/// Resolves `address` against the page `url`, an absolute address without blanks: `pic.png` from
/// `https://a.org/b/c.html` is `https://a.org/b/pic.png`.
std::string address_from(std::string_view url, std::string_view address);

}  // namespace dawson::run
