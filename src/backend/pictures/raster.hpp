// Raster images in files: whether one is sound, and its pixels.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace dawson::backend {

/// What the head of an image says.
struct RasterSize {
  std::size_t width = 0, height = 0;  ///< pixels
};

/// Rows from the top; `rgb` has three bytes for each pixel, `alpha` one.
struct RasterPixels {
  RasterSize size;
  std::string rgb, alpha;
};

/// The size that the head of a PNG or GIF file names; nothing where there is no such head.
std::optional<RasterSize> png_size(std::string_view bytes);
std::optional<RasterSize> gif_size(std::string_view bytes);

/// Decodes a file to its end, row by row, and keeps its pixels in `pixels` where that is not null:
/// of a GIF those of the first frame. False where the file is damaged. A GIF's frames are decoded
/// up to `most` pixels of all together, and counted; 0 where the file is damaged.
bool decode_png(std::string_view bytes, RasterPixels* pixels);
std::size_t decode_gif(std::string_view bytes, RasterPixels* pixels, std::size_t most);

/// The head of a JPEG file.
struct JpegHead {
  RasterSize size;
  int components = 3;
  bool inverted = false;  ///< Adobe's CMYK
};

/// Nothing where the file is damaged: where a marker is missing, or the end.
std::optional<JpegHead> jpeg_head(std::string_view bytes);

/// Whether all parts that a WebP or AVIF file names are there.
bool is_whole_webp(std::string_view bytes);
bool is_whole_avif(std::string_view bytes);

}  // namespace dawson::backend
