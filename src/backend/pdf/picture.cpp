#include "backend/pdf/picture.hpp"

#include <cairo.h>
#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <optional>

#include "backend/pdf/form_picture.hpp"
#include "text/held.hpp"

namespace dawson::backend {
namespace {

constexpr double points_a_pixel = 0.5;

struct JpegPicture : LoadedPicture {
  std::string bytes;
  int pixels_across = 0, pixels_down = 0, components = 3;
  bool inverted = false;  // Adobe's CMYK

  ObjectNumber write(PdfFile& file) const override {
    std::string_view const space = components == 1   ? "/DeviceGray"
                                   : components == 4 ? "/DeviceCMYK"
                                                     : "/DeviceRGB";
    ObjectNumber const number = file.reserve();
    file.write_raw(number,
                   fmt::format("/Type/XObject/Subtype/Image/Width {}/Height {}/BitsPerComponent "
                               "8/ColorSpace{}{}/Filter/DCTDecode",
                               pixels_across, pixels_down, space,
                               inverted && components == 4 ? "/Decode[1 0 1 0 1 0 1 0]" : ""),
                   bytes);
    return number;
  }
};

std::optional<JpegPicture> read_jpeg(std::string const& bytes) {
  auto const byte = [&](std::size_t at) {
    return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0U;
  };
  JpegPicture out;
  for (std::size_t at = 2; at + 9 < bytes.size();) {
    if (byte(at) != 0xFF) return {};
    unsigned const marker = byte(at + 1);
    if (marker == 0xFF) {
      ++at;
      continue;
    }
    std::size_t const length = byte(at + 2) * 256 + byte(at + 3);
    if (marker == 0xEE && bytes.compare(at + 4, 5, "Adobe") == 0) out.inverted = true;
    bool const frame =
        marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
    if (frame) {
      out.pixels_down = static_cast<int>(byte(at + 5) * 256 + byte(at + 6));
      out.pixels_across = static_cast<int>(byte(at + 7) * 256 + byte(at + 8));
      out.components = static_cast<int>(byte(at + 9));
      if (out.pixels_across == 0 || out.pixels_down == 0) return {};
      // A picture that is cut short has no end; readers of PDF would show a part of it, or nothing.
      if (bytes.find("\xFF\xD9", at) == std::string::npos) return {};
      out.bytes = bytes;
      return out;
    }
    if (length < 2) return {};
    at += 2 + length;
  }
  return {};
}

struct PixelPicture : LoadedPicture {
  int pixels_across = 0, pixels_down = 0;
  std::string rgb, alpha;  // alpha is empty where all is opaque

  ObjectNumber write(PdfFile& file) const override {
    auto const image = [&](std::string_view space, std::string const& more,
                           std::string const& data) {
      ObjectNumber const number = file.reserve();
      file.write_stream(
          number,
          fmt::format(
              "/Type/XObject/Subtype/Image/Width {}/Height {}/BitsPerComponent 8/ColorSpace{}{}",
              pixels_across, pixels_down, space, more),
          data);
      return number;
    };
    std::string more;
    if (!alpha.empty()) more = fmt::format("/SMask {} 0 R", image("/DeviceGray", "", alpha));
    return image("/DeviceRGB", more, rgb);
  }
};

struct Bytes {
  std::string const& bytes;
  std::size_t at = 0;
};

cairo_status_t read_some(void* closure, unsigned char* to, unsigned length) {
  auto& from = *static_cast<Bytes*>(closure);
  if (from.bytes.size() - from.at < length) return CAIRO_STATUS_READ_ERROR;
  std::memcpy(to, from.bytes.data() + from.at, length);
  from.at += length;
  return CAIRO_STATUS_SUCCESS;
}

std::optional<PixelPicture> read_png(std::string const& bytes) {
  Bytes from{bytes};
  text::Held<cairo_surface_t, cairo_surface_destroy> const surface(
      cairo_image_surface_create_from_png_stream(read_some, &from));
  if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS) return {};
  bool const has_alpha = cairo_image_surface_get_format(surface.get()) == CAIRO_FORMAT_ARGB32;
  if (!has_alpha && cairo_image_surface_get_format(surface.get()) != CAIRO_FORMAT_RGB24) return {};
  PixelPicture out;
  out.pixels_across = cairo_image_surface_get_width(surface.get());
  out.pixels_down = cairo_image_surface_get_height(surface.get());
  unsigned char const* const data = cairo_image_surface_get_data(surface.get());
  int const stride = cairo_image_surface_get_stride(surface.get());
  bool opaque = true;
  for (int y = 0; y < out.pixels_down; ++y) {
    for (int x = 0; x < out.pixels_across; ++x) {
      std::uint32_t pixel;
      std::memcpy(&pixel, data + y * stride + x * 4, 4);
      unsigned const alpha = has_alpha ? pixel >> 24 : 255;
      // cairo's colours are multiplied by alpha.
      auto const part = [&](int shift) {
        return static_cast<char>(
            alpha == 0 ? 255 : std::min(255U, (pixel >> shift & 255U) * 255U / alpha));
      };
      out.rgb += part(16);
      out.rgb += part(8);
      out.rgb += part(0);
      out.alpha += static_cast<char>(alpha);
      opaque = opaque && alpha == 255;
    }
  }
  if (opaque) out.alpha.clear();
  return out;
}

text::Diagnostic unreadable(std::string const& path, std::string_view why) {
  return text::error("E-IMAGE", {}, fmt::format("the image {} {}", path, why),
                     "images are PNG, JPEG, SVG or PDF files, named from the document's folder");
}

}  // namespace

text::Result<std::shared_ptr<pages::Picture const>> load_picture(std::string const& path,
                                                                 std::string const& bytes) {
  auto const sized = [&](auto picture) -> text::Result<std::shared_ptr<pages::Picture const>> {
    if (!picture) return unreadable(path, "is damaged, or of a kind that is not understood");
    picture->key = path;
    picture->width = picture->pixels_across * points_a_pixel;
    picture->height = picture->pixels_down * points_a_pixel;
    return std::shared_ptr<pages::Picture const>(
        std::make_shared<typename decltype(picture)::value_type>(std::move(*picture)));
  };
  if (bytes.starts_with("\xFF\xD8")) return sized(read_jpeg(bytes));
  if (bytes.starts_with("\x89PNG")) return sized(read_png(bytes));
  auto form = bytes.starts_with("%PDF") ? form_of_pdf(bytes) : form_of_svg(bytes);
  if (!form) return unreadable(path, "is damaged, or of a kind that is not understood");
  form->key = path;
  return std::shared_ptr<pages::Picture const>(std::move(form));
}

}  // namespace dawson::backend
