// What other sites show of a page that they link to: The Open Graph protocol, ogp.me.
#pragma once

#include <string>
#include <string_view>

#include "compile/content.hpp"
#include "layout/type.hpp"
#include "write/html/page.hpp"

namespace dawson::run {

/// The `<meta>` elements of a page's head: title, type and address, and of its first diagram
/// (null: none) the words and a picture, which `page` takes as a file. Nothing for a page of which
/// nobody has said where it will be: `url` is empty. E-SIZE, E-LIMIT for a picture that cannot be
/// made.
std::string open_graph(Invocation& invocation, std::string const& url, std::string const& title,
                       DiagramContent const* first, WebPageOptions const& page,
                       layout::Typeset const& typeset);

/// Where `address` leads from the page at `url`, an absolute address without blanks: `pic.png` from
/// `https://a.org/b/c.html` is `https://a.org/b/pic.png`.
std::string address_from(std::string_view url, std::string_view address);

}  // namespace dawson::run
