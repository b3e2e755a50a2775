// The Dawson font as the build makes it from men/: the same outlines as glyphs.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace dawson::artwork {

/// What a glyph shows of a figure, upright. All layers have the same origin and advance: one em is
/// a square, the origin its lower left corner, so that a figure's point (x, y) is the glyph's (x +
/// 500, y + 500). A man is `rim` or `body` in the colour of paper, then its ink in black; turned,
/// it is the same glyphs under a turned matrix.
enum class Layer : std::uint8_t {
  rim,      ///< the body with its outline, grown by the white rim, solid
  body,     ///< the body with its outline, solid
  white,    ///< the ink of a white man: outline and lines; its body is open
  black,    ///< the ink of a black man; its inner lines are open
  neutral,  ///< black's ink left of the middle, white's right of it
};

/// Dark squares are glyphs too: lines at 45 degrees, so many to the side of a square, which halve
/// the distance to its corners and cover `hatching_ink` thousandths of it.
inline constexpr std::array<int, 5> hatchings{4, 8, 12, 16, 24};
inline constexpr int hatching_ink = 310;

/// The bytes of an OpenType font with CFF outlines, for FreeType (`FT_New_Memory_Face`; they live
/// as long as the program) and for embedding. Besides the layers it has every man at text size:
/// white, black and neutral, turned by every eighth, on the base line, with side bearings; those
/// that Unicode knows at U+2654 to U+265F and U+1FA00 to U+1FA53, others from U+E000
/// (src/artwork/make_fonts.py has the order). Same drawings, same bytes.
std::string_view font_bytes();

/// The number in the font of a layer's glyph. `code` is a figure's ("K", "Elephant"); nothing for
/// other codes.
std::optional<std::uint16_t> font_glyph(std::string_view code, Layer layer);

/// The same of a dark square with `parts` lines to its side; origin and advance are those of
/// layers. Nothing for numbers that are not among `hatchings`.
std::optional<std::uint16_t> font_hatching(int parts);

}  // namespace dawson::artwork
