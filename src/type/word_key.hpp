// Cache keys for texts that are typeset often.
#pragma once

#include <string>

#include "layout/type.hpp"

namespace dawson::type {

/// Returns a cache key for a font (colour excluded).
std::string font_key(layout::Font const& font);

/// Returns a cache key for a plain text in a font and a measure: coordinates and names recur on
/// many boards. Empty for other inlines and long texts. Numbers in it are bytes, because printing
/// them took a fifteenth of the time of a booklet.
std::string word_key(prose::Inlines const& inlines, layout::Font const& font,
                     layout::Measure const& measure);

}  // namespace dawson::type
