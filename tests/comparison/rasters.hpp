// Colour pictures of every output format, scaled to one size: 49 pixels per square.
#pragma once

#include <cairo.h>
#include <librsvg/rsvg.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include "layout/scene.hpp"

namespace dawson {

inline constexpr int tile = 49;        ///< pixels per square in comparisons
inline constexpr int oversampled = 3;  ///< samples per pixel in each direction

/// Returns the resolution, in dots per inch, at which a square of that many millimetres has the
/// sampled pixels.
inline double dots_for(double millimetres) { return tile * oversampled * 25.4 / millimetres; }

struct Raster {
  int width = 0, height = 0;
  std::vector<std::uint8_t> rgb;
};

inline Raster raster_of(cairo_surface_t* surface) {
  if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) throw std::runtime_error("no picture");
  Raster out{cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface), {}};
  cairo_surface_flush(surface);
  unsigned char const* const data = cairo_image_surface_get_data(surface);
  int const stride = cairo_image_surface_get_stride(surface);
  out.rgb.reserve(static_cast<std::size_t>(out.width) * static_cast<std::size_t>(out.height) * 3);
  for (int y = 0; y < out.height; ++y)
    for (int x = 0; x < out.width; ++x) {
      std::uint32_t const pixel = reinterpret_cast<std::uint32_t const*>(data + y * stride)[x];
      for (int shift : {16, 8, 0}) out.rgb.push_back(static_cast<std::uint8_t>(pixel >> shift));
    }
  return out;
}

inline Raster png_raster(std::string const& bytes) {
  struct Rest {
    std::string const* bytes;
    std::size_t at;
  } rest{&bytes, 0};
  auto const read = [](void* from, unsigned char* out, unsigned int count) {
    auto& r = *static_cast<Rest*>(from);
    if (r.bytes->size() - r.at < count) return CAIRO_STATUS_READ_ERROR;
    std::copy_n(r.bytes->begin() + static_cast<std::ptrdiff_t>(r.at), count, out);
    r.at += count;
    return CAIRO_STATUS_SUCCESS;
  };
  cairo_surface_t* const surface = cairo_image_surface_create_from_png_stream(read, &rest);
  Raster const out = raster_of(surface);
  cairo_surface_destroy(surface);
  return out;
}

/// Returns an SVG file rendered by librsvg, `width` by `height` pixels.
inline Raster svg_raster(std::string const& svg, double width, double height) {
  RsvgHandle* const handle =
      rsvg_handle_new_from_data(reinterpret_cast<guint8 const*>(svg.data()), svg.size(), nullptr);
  if (!handle) throw std::runtime_error("no SVG");
  cairo_surface_t* const surface = cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, static_cast<int>(std::ceil(width)), static_cast<int>(std::ceil(height)));
  cairo_t* const cairo = cairo_create(surface);
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_paint(cairo);
  RsvgRectangle const all{0, 0, width, height};
  rsvg_handle_render_document(handle, cairo, &all, nullptr);
  cairo_destroy(cairo);
  g_object_unref(handle);
  Raster const out = raster_of(surface);
  cairo_surface_destroy(surface);
  return out;
}

/// A board in compared pixels: `left` and `top` are the position of the upper left corner of the
/// squares.
struct Sheet {
  int width = 0, height = 0, left = 0, top = 0;
  std::vector<float> rgb;  ///< 0 to 1

  float& at(int x, int y, int part) {
    return rgb[(static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                static_cast<std::size_t>(x)) *
                   3 +
               static_cast<std::size_t>(part)];
  }
  float at(int x, int y, int part) const { return const_cast<Sheet&>(*this).at(x, y, part); }
  float grey(int x, int y) const { return (at(x, y, 0) + at(x, y, 1) + at(x, y, 2)) / 3; }
};

/// Returns `from` reduced: (x0, y0), in its pixels, is the upper left corner of the squares; the
/// sheet shows whole squares, with the given number on each side of it (negative: left and above).
inline Sheet reduced(Raster const& from, double x0, double y0, int left, int top, int right,
                     int bottom) {
  Sheet out{(right - left) * tile, (bottom - top) * tile, -left * tile, -top * tile, {}};
  out.rgb.assign(static_cast<std::size_t>(out.width * out.height * 3), 1.0F);
  auto const value = [&](int x, int y, int part) -> double {
    if (x < 0 || y < 0 || x >= from.width || y >= from.height) return 255;
    return from.rgb[(static_cast<std::size_t>(y) * static_cast<std::size_t>(from.width) +
                     static_cast<std::size_t>(x)) *
                        3 +
                    static_cast<std::size_t>(part)];
  };
  for (int y = 0; y < out.height; ++y)
    for (int x = 0; x < out.width; ++x) {
      double const u0 = x0 + (x - out.left) * oversampled, v0 = y0 + (y - out.top) * oversampled;
      double const u1 = u0 + oversampled, v1 = v0 + oversampled;
      double sum[3] = {};
      for (int v = static_cast<int>(std::floor(v0)); v < v1; ++v)
        for (int u = static_cast<int>(std::floor(u0)); u < u1; ++u) {
          double const share = (std::min<double>(u + 1, u1) - std::max<double>(u, u0)) *
                               (std::min<double>(v + 1, v1) - std::max<double>(v, v0));
          if (share <= 0) continue;
          for (int part = 0; part < 3; ++part) sum[part] += share * value(u, v, part);
        }
      for (int part = 0; part < 3; ++part)
        out.at(x, y, part) = static_cast<float>(sum[part] / (oversampled * oversampled * 255));
    }
  return out;
}

}  // namespace dawson
