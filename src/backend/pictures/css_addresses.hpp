// Addresses in a stylesheet: those that leave the file are taken out.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace dawson::backend {

/// Whether an address of an SVG picture stays within its file: `#ID`, or the data of a raster image
/// or of a font.
bool stays_in_picture(std::string_view address);

/// The stylesheet, or the value of an attribute, without addresses that `keeps` refuses, and
/// without what runs: `url()` and its like become `none`, `@import` goes. Escapes are read as CSS
/// reads them (CSS Syntax 3, 4.3.7). Nothing to drop: the same bytes.
std::string without_far_addresses(std::string_view css,
                                  std::function<bool(std::string const&)> const& keeps);

}  // namespace dawson::backend
