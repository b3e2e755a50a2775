// Checks raster images in files, and decodes their pixels.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace dawson::backend {

/// Size in the header of an image.
struct RasterSize {
  std::size_t width = 0, height = 0;  ///< pixels
};

/// Rows from the top; `rgb` has three bytes for each pixel, `alpha` one.
struct RasterPixels {
  RasterSize size;
  std::string rgb, alpha;
};

/// Return the size in the header of a PNG or GIF file; no value without such a header.
std::optional<RasterSize> png_size(std::string_view bytes);
std::optional<RasterSize> gif_size(std::string_view bytes);

/// Decode a file to its end, row by row, and store its pixels in `pixels` unless that is null; for
/// a GIF those of the first frame. `decode_png` returns false if the file is damaged. `decode_gif`
/// decodes frames up to a total of `most` pixels, and returns the number of frames; 0 if the file
/// is damaged.
bool decode_png(std::string_view bytes, RasterPixels* pixels);
std::size_t decode_gif(std::string_view bytes, RasterPixels* pixels, std::size_t most);

/// Header of a JPEG file.
struct JpegHead {
  RasterSize size;
  int components = 3;
  bool inverted = false;  ///< Adobe's CMYK
};

/// Returns the header; no value if the file is damaged: a marker or the end is missing.
std::optional<JpegHead> jpeg_head(std::string_view bytes);

/// Return whether all parts that a WebP or AVIF file declares are there.
bool is_whole_webp(std::string_view bytes);
bool is_whole_avif(std::string_view bytes);

}  // namespace dawson::backend
