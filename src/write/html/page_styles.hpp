// The stylesheets of pages of HTML, and of pieces for pages of others.
#pragma once

#include <string>
#include <string_view>

#include "write/html/page.hpp"

namespace dawson::run {

/// The class of the element that a fragment is.
inline constexpr std::string_view fragment_class = "dawson";

/// The `<style>` elements of a page or a fragment: ours unless `options` leave it out, with what
/// players look like if it `plays`, and behind it the author's. All selectors of a fragment's are
/// below `fragment_class`.
std::string page_styles(WebPageOptions const& options, bool plays);

/// Rules of CSS with `parent` before each selector; those of `:root` are the parent's own. For our
/// own stylesheets: nesting is that of @media and @supports alone, there are no comments.
std::string below(std::string_view css, std::string_view parent);

/// A stylesheet of anybody's as it may stand in a `<style>` of HTML and of XML: nothing in it ends
/// the element, and it means the same.
std::string within_style(std::string_view css);

}  // namespace dawson::run
