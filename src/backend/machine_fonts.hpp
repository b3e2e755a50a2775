// Fonts for text in pictures from other programs.
#pragma once

#include <string_view>

namespace dawson::backend {

/// Prepares fontconfig before librsvg reads or draws `svg`. librsvg uses fontconfig's current
/// configuration, which is the program's own (type/font_choice.cpp). If `svg` contains text, the
/// configuration of the machine becomes current; it is read once.
void give_fonts_to(std::string_view svg);

}  // namespace dawson::backend
