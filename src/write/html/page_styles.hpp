// Stylesheets of HTML pages, and of fragments for pages of other sites. For `weave_page` and
// e-books.
#pragma once

#include <string>
#include <string_view>

#include "write/html/page.hpp"

namespace dawson::run {

/// Class of a fragment's element.
inline constexpr std::string_view fragment_class = "dawson";

/// Returns the `<style>` elements of a page or a fragment: Dawson's unless `options` omits them,
/// with the styles of the player if it `plays`, then the author's. All selectors for a fragment are
/// below `fragment_class`.
std::string page_styles(WebPageOptions const& options, bool plays);

/// Returns rules of CSS with `parent` before each selector; rules of `:root` become the parent's
/// own. For Dawson's own stylesheets: only @media and @supports nest, and there are no comments.
std::string below(std::string_view css, std::string_view parent);

/// Returns any stylesheet in a form for a `<style>` of HTML and of XML: it cannot end the element,
/// and has the same meaning.
std::string within_style(std::string_view css);

}  // namespace dawson::run
