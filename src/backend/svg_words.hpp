// Numbers, colours, paths and text as SVG writes them.
#pragma once

#include <string>
#include <string_view>

#include "drawing/canvas.hpp"

namespace dawson::backend::svg {

/// At most three decimals, and no 0 before them.
std::string number(double value);

/// Text and values of attributes; characters that XML does not allow become U+FFFD.
std::string escaped(std::string_view text);

/// Bytes as an address that holds them needs them: "data:image/png;base64,...".
std::string base64(std::string_view bytes);

/// "#rgb" or "#rrggbb".
std::string hexadecimal(layout::Colour colour);

/// A value of `transform`, and one of `d`. SVG's y runs downwards: heights are negated here, so
/// that all else thinks upwards.
std::string matrix(drawing::Matrix const& m);
std::string path(drawing::Outline const& outline);

}  // namespace dawson::backend::svg
