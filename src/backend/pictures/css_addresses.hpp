// Removes addresses that leave the file from a stylesheet.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace dawson::backend {

/// Returns whether an address in an SVG picture stays within its file: `#ID`, or the data of a
/// raster image or of a font.
bool stays_in_picture(std::string_view address);

/// Returns the stylesheet, or the value of an attribute, without addresses for which `keeps`
/// returns false, and without active content: `url()` and similar functions become `none`,
/// `@import` is removed. Escapes are read as in CSS (CSS Syntax 3, 4.3.7). If there is nothing to
/// drop, the bytes are unchanged.
std::string without_far_addresses(std::string_view css,
                                  std::function<bool(std::string const&)> const& keeps);

}  // namespace dawson::backend
