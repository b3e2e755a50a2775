// Numbers, colours, paths and text as SVG code.
#pragma once

#include <string>
#include <string_view>

#include "drawing/canvas.hpp"

namespace dawson::backend::svg {

/// Returns a number with at most three decimals, and no 0 before them.
std::string number(double value);

/// Returns text or the value of an attribute; characters that XML does not allow become U+FFFD.
std::string escaped(std::string_view text);

/// Returns bytes in base 64, as in data URLs: "data:image/png;base64,...".
std::string base64(std::string_view bytes);

/// Return a value of `transform`, and one of `d`. In SVG y runs downwards: these functions negate
/// heights, so that all other code has y upwards.
std::string matrix(drawing::Matrix const& m);
std::string path(drawing::Outline const& outline);

}  // namespace dawson::backend::svg
