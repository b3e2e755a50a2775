// What tells texts apart that are set again and again.
#pragma once

#include <string>

#include "layout/type.hpp"

namespace dawson::type {

/// The bytes that tell a font apart; its colour is another thing.
std::string font_key(layout::Font const& font);

/// The bytes that tell a plain text in a font and a measure apart: coordinates and names come again
/// on many boards. Empty for other inlines and long texts. Numbers in it are bytes: to print them
/// took a fifteenth of a booklet.
std::string word_key(prose::Inlines const& inlines, layout::Font const& font,
                     layout::Measure const& measure);

}  // namespace dawson::type
