// Metadata that other sites show when they link to a page: the Open Graph protocol, ogp.me. For
// `weave_page`.
#pragma once

#include <string>
#include <string_view>

#include "compile/content.hpp"
#include "layout/type.hpp"
#include "write/html/page.hpp"

namespace dawson::run {

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
