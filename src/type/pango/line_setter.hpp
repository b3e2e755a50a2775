// Typesets any text in lines with Pango, and converts text that Pango has shaped for the code that
// draws it.
#pragma once

#include <string>
#include <string_view>

#include <pango/pango.h>

#include "drawing/shaped.hpp"
#include "layout/type.hpp"
#include "type/flat_text.hpp"

namespace dawson::type {

struct Fonts;

/// Returns `flat` in lines of `measure`.
layout::TypeLines set_lines(Fonts& fonts, FlatText const& flat, layout::Measure const& measure);

/// Returns the glyphs of `text`, without a font and a place; `backwards` if they run against the
/// text. Characters without a glyph are appended to `missing`.
drawing::GlyphRun glyphs_of(PangoGlyphString const& glyphs, std::string_view text, bool backwards,
                            std::u32string& missing);

}  // namespace dawson::type
