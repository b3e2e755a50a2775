// Pixels as a PNG file.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace dawson::backend {

/// What a picture says of itself to those who do not see it; nothing without text.
struct PngText {
  std::string text;      ///< UTF-8, of one line
  std::string language;  ///< a tag: "de"
};

/// Rows of `width` pixels, each red, green and blue from its third byte down, as cairo has them; a
/// pixel is 1/`dpi` inch. Up to 256 colours make a palette, which is packed in a third of the time
/// that full colours take; those have one filter for all rows, where the library's writer tries
/// five on each. The description is an iTXt.
std::string png_file(std::span<std::uint32_t const> pixels, std::size_t width, double dpi,
                     PngText const& description = {});

}  // namespace dawson::backend
