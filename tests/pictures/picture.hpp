// Raster pictures and their comparison.
#pragma once

#include <cairo.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <vector>

namespace dawson {

/// Greys, 0 black to 255 white, by rows from the top; transparent pixels are white.
struct Picture {
  int width = 0, height = 0;
  std::vector<std::uint8_t> grey;

  std::uint8_t at(int x, int y) const {
    if (x < 0 || y < 0 || x >= width || y >= height) return 255;
    return grey[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                static_cast<std::size_t>(x)];
  }
};

inline Picture read_png(std::string const& path) {
  cairo_surface_t* const file = cairo_image_surface_create_from_png(path.c_str());
  if (cairo_surface_status(file) != CAIRO_STATUS_SUCCESS)
    throw std::runtime_error("no PNG: " + path);
  Picture out{cairo_image_surface_get_width(file), cairo_image_surface_get_height(file), {}};
  cairo_surface_t* const white =
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, out.width, out.height);
  cairo_t* const cairo = cairo_create(white);
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_paint(cairo);
  cairo_set_source_surface(cairo, file, 0, 0);
  cairo_paint(cairo);
  cairo_destroy(cairo);
  cairo_surface_flush(white);
  unsigned char const* const data = cairo_image_surface_get_data(white);
  int const stride = cairo_image_surface_get_stride(white);
  for (int y = 0; y < out.height; ++y)
    for (int x = 0; x < out.width; ++x) {
      std::uint32_t const pixel = reinterpret_cast<std::uint32_t const*>(data + y * stride)[x];
      out.grey.push_back(static_cast<std::uint8_t>(
          ((pixel >> 16 & 0xff) * 3 + (pixel >> 8 & 0xff) * 6 + (pixel & 0xff)) / 10));
    }
  cairo_surface_destroy(white);
  cairo_surface_destroy(file);
  return out;
}

struct Box {
  int left = 0, top = 0, right = 0, bottom = 0;  ///< right and bottom are exclusive
};

/// Returns the bounding box of all dark pixels.
inline Box box_of_ink(Picture const& picture) {
  Box box{picture.width, picture.height, 0, 0};
  for (int y = 0; y < picture.height; ++y)
    for (int x = 0; x < picture.width; ++x)
      if (picture.at(x, y) < 128)
        box = {std::min(box.left, x), std::min(box.top, y), std::max(box.right, x + 1),
               std::max(box.bottom, y + 1)};
  return box;
}

/// Returns the number of pixels that differ by more than half of the range from black to white,
/// minimised over shifts by at most one pixel in each direction.
inline long differing_pixels(Picture const& a, Picture const& b) {
  // If two pixels differ by that much, one of them is dark.
  Box const one = box_of_ink(a), other = box_of_ink(b);
  long fewest = -1;
  for (int dx = -1; dx <= 1; ++dx)
    for (int dy = -1; dy <= 1; ++dy) {
      long count = 0;
      for (int y = std::min(one.top, other.top) - 1; y <= std::max(one.bottom, other.bottom); ++y)
        for (int x = std::min(one.left, other.left) - 1; x <= std::max(one.right, other.right); ++x)
          count += std::abs(a.at(x, y) - b.at(x + dx, y + dy)) > 127;
      if (fewest < 0 || count < fewest) fewest = count;
    }
  return fewest;
}

/// Returns the number of pixels that are not white.
inline long inked_pixels(Picture const& picture) {
  return std::ranges::count_if(picture.grey, [](std::uint8_t grey) { return grey < 128; });
}

}  // namespace dawson
