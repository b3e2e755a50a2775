// The Dawson font, which the build makes from men/: the same outlines as glyphs. For drawing and
// embedding.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "artwork/figure.hpp"

namespace dawson::artwork {

/// What a glyph shows of a symbol, upright. All layers have the same origin and advance: one em is
/// a square, the origin its lower left corner, so that a symbol's point (x, y) is the glyph's (x +
/// 500, y + 500). A piece is `rim` or `body` in the colour of paper, then its ink in black; a
/// rotated piece is the same glyphs under a rotated matrix.
enum class Layer : std::uint8_t {
  rim,      ///< the body with its outline, grown by the white rim, solid
  body,     ///< the body with its outline, solid
  white,    ///< the ink of a white piece: outline and lines; its body is open
  black,    ///< the ink of a black piece; its inner lines are open
  neutral,  ///< black ink left of the middle, white ink right of it
};

/// Dark squares are glyphs too: lines at 45 degrees, of these numbers per side of a square, which
/// halve the distance to its corners and cover `hatching_ink` thousandths of it.
inline constexpr std::array<int, 5> hatchings{4, 8, 12, 16, 24};
inline constexpr int hatching_ink = 310;

/// Returns the bytes of an OpenType font with CFF outlines, for FreeType (`FT_New_Memory_Face`) and
/// for embedding; they live as long as the program. Besides the layers it has every piece at text
/// size: white, black and neutral in the sturdy cut, rotated by every eighth, on the base line,
/// with side bearings; pieces in Unicode at U+2654 to U+265F and U+1FA00 to U+1FA53, others from
/// U+E000 (src/artwork/make_fonts.py has the order). The same drawings give the same bytes.
std::string_view font_bytes();

/// Returns the number in the font of a layer's glyph in a cut. `code` is a symbol's ("K",
/// "Elephant"); no value for other codes.
std::optional<std::uint16_t> font_glyph(std::string_view code, Layer layer, Cut cut = Cut::regular);

/// Returns the same for a dark square with `parts` lines per side; origin and advance are those of
/// layers. No value for numbers that are not among `hatchings`.
std::optional<std::uint16_t> font_hatching(int parts);

}  // namespace dawson::artwork
