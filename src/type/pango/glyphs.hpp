// Converts text that Pango has shaped for the code that draws it.
#pragma once

#include <pango/pango.h>

#include <string>
#include <string_view>

#include "drawing/shaped.hpp"

namespace dawson::type {

/// Returns the glyphs of `text`, without a font and a place; `backwards` if they run against the
/// text. Characters without a glyph are appended to `missing`.
drawing::GlyphRun glyphs_of(PangoGlyphString const& glyphs, std::string_view text, bool backwards,
                            std::u32string& missing);

}  // namespace dawson::type
