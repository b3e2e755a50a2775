#include "backend/pdf/picture.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "backend/pictures/raster.hpp"

namespace dawson::backend {
namespace {

constexpr double points_a_pixel = 0.5;

struct JpegPicture : LoadedPicture {
  std::string bytes;
  RasterSize pixels;
  int components = 3;
  bool inverted = false;  // Adobe's CMYK JPEG

  ObjectNumber write(PdfFile& file) const override {
    std::string_view const space = components == 1   ? "/DeviceGray"
                                   : components == 4 ? "/DeviceCMYK"
                                                     : "/DeviceRGB";
    ObjectNumber const number = file.reserve();
    file.write_raw(number,
                   fmt::format("/Type/XObject/Subtype/Image/Width {}/Height {}/BitsPerComponent "
                               "8/ColorSpace{}{}/Filter/DCTDecode",
                               pixels.width, pixels.height, space,
                               inverted && components == 4 ? "/Decode[1 0 1 0 1 0 1 0]" : ""),
                   bytes);
    return number;
  }
};

std::optional<JpegPicture> read_jpeg(std::string const& bytes) {
  auto const head = jpeg_head(bytes);
  if (!head) return {};
  JpegPicture out;
  out.bytes = bytes;
  out.pixels = head->size;
  out.components = head->components;
  out.inverted = head->inverted;
  return out;
}

struct PixelPicture : LoadedPicture {
  RasterSize pixels;
  std::string rgb, alpha;  // alpha is empty if the picture is opaque

  ObjectNumber write(PdfFile& file) const override {
    auto const image = [&](std::string_view space, std::string const& more,
                           std::string const& data) {
      ObjectNumber const number = file.reserve();
      file.write_stream(
          number,
          fmt::format(
              "/Type/XObject/Subtype/Image/Width {}/Height {}/BitsPerComponent 8/ColorSpace{}{}",
              pixels.width, pixels.height, space, more),
          data);
      return number;
    };
    std::string more;
    if (!alpha.empty()) more = fmt::format("/SMask {} 0 R", image("/DeviceGray", "", alpha));
    return image("/DeviceRGB", more, rgb);
  }
};

std::optional<PixelPicture> read_pixels(PictureFile const& file, text::Limits const& limits) {
  RasterPixels read;
  bool const sound = file.kind->type == PictureType::png
                         ? decode_png(file.bytes, &read)
                         : decode_gif(file.bytes, &read, limits.pixels) > 0;
  if (!sound) return {};
  PixelPicture out;
  out.pixels = read.size;
  out.rgb = std::move(read.rgb);
  bool const opaque = std::ranges::all_of(read.alpha, [](char alpha) { return alpha == '\xFF'; });
  if (!opaque) out.alpha = std::move(read.alpha);
  return out;
}

}  // namespace

text::Result<std::shared_ptr<pages::Picture const>> load_picture(std::string const& path,
                                                                 PictureFile const& file,
                                                                 text::Limits const& limits) {
  auto const sized = [&](auto picture) -> text::Result<std::shared_ptr<pages::Picture const>> {
    if (!picture) return picture_fault(path, "is damaged");
    picture->key = path;
    picture->width = static_cast<double>(picture->pixels.width) * points_a_pixel;
    picture->height = static_cast<double>(picture->pixels.height) * points_a_pixel;
    return std::shared_ptr<pages::Picture const>(
        std::make_shared<typename decltype(picture)::value_type>(std::move(*picture)));
  };
  if (!file.kind || !file.kind->in_booklets)
    return picture_fault(path, "has a format that booklets cannot print");
  if (auto fault = pixel_limit(path, file, limits)) return std::move(*fault);
  switch (file.kind->type) {
    case PictureType::jpeg: return sized(read_jpeg(file.bytes));
    case PictureType::png:
    case PictureType::gif: return sized(read_pixels(file, limits));
    default: break;
  }
  auto form =
      file.kind->type == PictureType::pdf ? form_of_pdf(file.bytes) : form_of_svg(file.bytes);
  if (!form) return picture_fault(path, "is damaged");
  form->key = path;
  return std::shared_ptr<pages::Picture const>(std::move(form));
}

}  // namespace dawson::backend
