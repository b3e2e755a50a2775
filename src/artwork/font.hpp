// The Dawson font as the build makes it from men/: the same outlines as glyphs.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace dawson::artwork {

/// What a glyph shows of a figure. All layers of a figure have the same origin and advance: one em is a
/// square, the origin is its lower left corner.
enum class Layer : std::uint8_t {
  rim,       ///< the body grown by its white rim; painted first, in the colour of paper
  body,      ///< the body with its outline, solid; painted in the colour of paper or of an army
  white,     ///< the ink of a white man
  black,     ///< the ink of a black man; its inner lines are open
  neutral,   ///< the ink of a neutral man
};

/// The bytes of an OpenType font with CFF outlines, for FreeType and for embedding.
std::string_view font_bytes();

/// The glyph's number in the font. `code` is a figure's ("K", "Elephant"). Nothing for other codes.
std::optional<std::uint16_t> font_glyph(std::string_view code, Layer layer);

}  // namespace dawson::artwork
