// Writes pixels as a PNG file.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace dawson::backend {

/// Description of a picture for readers who do not see it; omitted if the text is empty.
struct PngText {
  std::string text;      ///< UTF-8, of one line
  std::string language;  ///< a tag: "de"
};

/// Returns a PNG file of rows of `width` pixels, each with red, green and blue from its third byte
/// down, as in cairo; a pixel is 1/`dpi` inch. Up to 256 colours make a palette, which is
/// compressed in a third of the time of full colours. Full colours have one filter for all rows,
/// where libpng tries five on each. The description is an iTXt chunk.
std::string png_file(std::span<std::uint32_t const> pixels, std::size_t width, double dpi,
                     PngText const& description = {});

}  // namespace dawson::backend
