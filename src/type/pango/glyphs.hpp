// What Pango has shaped, as those who draw it want it.
#pragma once

#include <pango/pango.h>

#include <string>
#include <string_view>

#include "drawing/shaped.hpp"

namespace dawson::type {

/// The glyphs that stand for `text`, without a font and a place; `backwards` if they run against
/// it. What has none of its own joins `missing`.
drawing::GlyphRun glyphs_of(PangoGlyphString const& glyphs, std::string_view text, bool backwards,
                            std::u32string& missing);

}  // namespace dawson::type
