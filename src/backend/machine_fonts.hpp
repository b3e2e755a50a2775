// Fonts for text in pictures that others have drawn.
#pragma once

#include <string_view>

namespace dawson::backend {

/// Before librsvg reads or draws `svg`. It takes fonts from fontconfig's current configuration,
/// which is that of the program's own (type/font_choice.cpp): where `svg` has text it becomes the
/// machine's, which is read once.
void give_fonts_to(std::string_view svg);

}  // namespace dawson::backend
