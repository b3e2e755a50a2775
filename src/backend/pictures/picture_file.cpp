#include "backend/pictures/picture_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <utility>

#include "backend/pictures/raster.hpp"
#include "backend/pictures/svg_file.hpp"
#include "text/ascii.hpp"

namespace dawson::backend {
namespace {

constexpr bool yes = true, no = false;
constexpr PictureKind kinds[] = {
    {PictureType::png, "PNG", ".png", "image/png"},
    {PictureType::jpeg, "JPEG", ".jpg", "image/jpeg"},
    {PictureType::gif, "GIF", ".gif", "image/gif"},
    {PictureType::svg, "SVG", ".svg", "image/svg+xml"},
    {PictureType::webp, "WebP", ".webp", "image/webp", yes, no, no},
    {PictureType::avif, "AVIF", ".avif", "image/avif", yes, no, no},
    {PictureType::pdf, "PDF", ".pdf", "application/pdf", no, no, yes},
};

struct OtherSuffix {
  std::string_view suffix, usual;
};
constexpr OtherSuffix other_suffixes[] = {{".jpeg", ".jpg"}, {".jpe", ".jpg"}, {".svgz", ".svg"}};

std::optional<PictureType> type_of(std::string_view bytes) {
  std::string_view const behind = bytes.substr(std::min<std::size_t>(bytes.size(), 4));
  if (bytes.starts_with("\x89PNG\r\n\x1a\n")) return PictureType::png;
  if (bytes.starts_with("\xFF\xD8\xFF")) return PictureType::jpeg;
  if (bytes.starts_with("GIF87a") || bytes.starts_with("GIF89a")) return PictureType::gif;
  if (bytes.starts_with("RIFF") &&
      behind.substr(std::min<std::size_t>(behind.size(), 4)).starts_with("WEBP"))
    return PictureType::webp;
  if (behind.starts_with("ftypavi")) return PictureType::avif;
  if (bytes.starts_with("%PDF")) return PictureType::pdf;
  if (looks_like_svg(bytes)) return PictureType::svg;
  return {};
}

text::Result<PictureFile> read_drawing(std::string const& path, std::string_view bytes) {
  auto svg = read_svg(bytes);
  if (!svg) return picture_fault(path, fmt::format("is damaged: {}", svg.error().message));
  PictureFile out{&picture_kind(PictureType::svg), std::move(svg->bytes), {}};
  for (DroppedPart const& part : svg->dropped) out.findings.push_back(dropped_finding(part, path));
  return out;
}

bool has_whole_frame(PictureType type, std::string_view bytes) {
  switch (type) {
    case PictureType::png: return png_size(bytes).has_value();
    case PictureType::gif: return gif_size(bytes).has_value();
    case PictureType::jpeg: return jpeg_head(bytes).has_value();
    case PictureType::webp: return is_whole_webp(bytes);
    case PictureType::avif: return is_whole_avif(bytes);
    case PictureType::svg:
    case PictureType::pdf: break;
  }
  return true;
}

}  // namespace

PictureKind const& picture_kind(PictureType type) {
  return *std::ranges::find(kinds, type, &PictureKind::type);
}

PictureKind const* picture_kind_named(std::string_view path) {
  std::string suffix = text::lower_case(std::filesystem::path(path).extension().string());
  auto const other = std::ranges::find(other_suffixes, suffix, &OtherSuffix::suffix);
  if (other != std::end(other_suffixes)) suffix = other->usual;
  auto const* const kind = std::ranges::find(kinds, suffix, &PictureKind::suffix);
  return kind == std::end(kinds) ? nullptr : kind;
}

text::Result<PictureFile> read_picture(std::string const& path, std::string bytes) {
  if (bytes.empty()) return picture_fault(path, "is empty");
  auto const type = type_of(bytes);
  if (!type && picture_kind_named(path))
    return picture_fault(path, "is damaged or has an unknown format");
  if (!type) return PictureFile{nullptr, std::move(bytes), {}};
  if (*type == PictureType::svg) return read_drawing(path, bytes);
  if (!has_whole_frame(*type, bytes)) return picture_fault(path, "is damaged");
  return PictureFile{&picture_kind(*type), std::move(bytes), {}};
}

std::optional<text::Diagnostic> pixel_limit(std::string const& path, PictureFile const& picture,
                                            text::Limits const& limits) {
  bool const is_png = picture.kind->type == PictureType::png;
  if (!is_png && picture.kind->type != PictureType::gif) return {};
  auto const size = is_png ? png_size(picture.bytes) : gif_size(picture.bytes);
  if (!size || size->width == 0 || size->height == 0) return picture_fault(path, "is damaged");
  if (size->width <= limits.pixels / size->height) return {};
  return text::error("E-LIMIT", {},
                     fmt::format("{} has {} by {} pixels, more than {}", path, size->width,
                                 size->height, limits.pixels),
                     text::limit_hint("pixels"));
}

std::optional<text::Diagnostic> pixel_fault(std::string const& path, PictureFile const& picture,
                                            text::Limits const& limits) {
  if (!picture.kind) return {};
  if (auto fault = pixel_limit(path, picture, limits)) return fault;
  bool const sound = picture.kind->type == PictureType::png ? decode_png(picture.bytes, nullptr)
                     : picture.kind->type == PictureType::gif
                         ? decode_gif(picture.bytes, nullptr, limits.pixels) > 0
                         : true;
  if (!sound) return picture_fault(path, "is damaged");
  return {};
}

text::Diagnostic picture_fault(std::string const& path, std::string_view why) {
  return text::error("E-IMAGE", {}, fmt::format("the image {} {}", path, why),
                     "use a PNG, JPEG, GIF, SVG or PDF file with a path relative to the document");
}

}  // namespace dawson::backend
