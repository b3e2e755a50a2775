#include "backend/pictures/picture_file.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <new>
#include <optional>
#include <set>
#include <utility>

#include <fmt/format.h>
#include <libdeflate.h>

#include "backend/pictures/raster.hpp"
#include "backend/pictures/svg_reading.hpp"
#include "text/c_library.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"

namespace dawson::backend {
namespace {

constexpr bool yes = true, no = false;
constexpr PictureKind kinds[] = {
    {PictureType::png, "PNG", ".png", "image/png"},
    {PictureType::jpeg, "JPEG", ".jpg", "image/jpeg"},
    {PictureType::gif, "GIF", ".gif", "image/gif"},
    {PictureType::svg, "SVG", ".svg", "image/svg+xml", yes, yes, yes, no},
    {PictureType::webp, "WebP", ".webp", "image/webp", yes, no, no, no},
    {PictureType::avif, "AVIF", ".avif", "image/avif", yes, no, no, no},
    {PictureType::pdf, "PDF", ".pdf", "application/pdf", no, no, yes, no},
};

struct OtherSuffix {
  std::string_view suffix, standard;
};
constexpr OtherSuffix other_suffixes[] = {{".jpeg", ".jpg"}, {".jpe", ".jpg"}, {".svgz", ".svg"}};

std::optional<PictureType> type_of(std::string_view bytes) {
  std::string_view const payload = bytes.substr(std::min<std::size_t>(bytes.size(), 4));
  if (bytes.starts_with("\x89PNG\r\n\x1a\n")) return PictureType::png;
  if (bytes.starts_with("\xFF\xD8\xFF")) return PictureType::jpeg;
  if (bytes.starts_with("GIF87a") || bytes.starts_with("GIF89a")) return PictureType::gif;
  if (bytes.starts_with("RIFF") &&
      payload.substr(std::min<std::size_t>(payload.size(), 4)).starts_with("WEBP"))
    return PictureType::webp;
  if (payload.starts_with("ftypavi")) return PictureType::avif;
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
  if (other != std::end(other_suffixes)) suffix = other->standard;
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

namespace {

bool is_compressed(std::string_view bytes) { return bytes.starts_with("\x1F\x8B"); }

// Returns nothing if the data is damaged or larger than allowed.
std::optional<std::string> decompressed(std::string_view bytes, std::size_t most) {
  constexpr std::size_t least = 18;  // header and trailer (RFC 1952)
  if (bytes.size() < least) return {};
  std::size_t size = 0;
  for (std::size_t i = 1; i <= 4; ++i)
    size = size << 8U | static_cast<unsigned char>(bytes[bytes.size() - i]);
  if (size > most) return {};
  text::CPtr<libdeflate_decompressor, libdeflate_free_decompressor> const reader(
      libdeflate_alloc_decompressor());
  if (!reader) throw std::bad_alloc();
  std::string out(size, '\0');
  if (libdeflate_gzip_decompress(reader.get(), bytes.data(), bytes.size(), out.data(), out.size(),
                                 nullptr) != LIBDEFLATE_SUCCESS)
    return {};
  return out;
}

// Returns whether the XML declaration names an encoding or the file is UTF-16.
bool names_encoding(std::string_view bytes) {
  if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF")) return true;
  if (!bytes.starts_with("<?xml")) return bytes.find('\0') != std::string_view::npos;
  std::string_view const head = bytes.substr(0, bytes.find("?>"));
  std::size_t const at = head.find("encoding");
  return at != std::string_view::npos &&
         text::lower_case(head.substr(at)).find("utf-8") == std::string_view::npos;
}

std::string_view remedy(DroppedPart::Why why) {
  switch (why) {
    case DroppedPart::Why::active:
      return "remove it from the picture: scripts and animations are not allowed in documents";
    case DroppedPart::Why::link:
      return "make the whole picture a link: links inside it are not supported";
    case DroppedPart::Why::outside:
      return "embed it in the picture: nothing is loaded from outside the file";
    case DroppedPart::Why::duplicate:
      return "give each element a unique id of letters, digits, `-`, `_`, `.`";
    case DroppedPart::Why::undefined:
      return "give an element this id, or remove the reference to it";
    case DroppedPart::Why::unknown:
      return "remove it from the picture: SVG 1.1 and SVG 2 do not define it";
    case DroppedPart::Why::encoding: return "save the picture in UTF-8, or name its encoding";
  }
  return {};
}

}  // namespace

text::Diagnostic dropped_finding(DroppedPart const& part, std::string const& path) {
  bool const is_encoding = part.why == DroppedPart::Why::encoding;
  std::string const place = path.empty()     ? ""
                            : part.line == 0 ? fmt::format(" of {}", path)
                                             : fmt::format(" on line {} of {}", part.line, path);
  std::string const message =
      !is_encoding
          ? fmt::format("{}{} {} left out", part.what, place, part.line == 0 ? "are" : "is")
      : path.empty() ? "the picture is not UTF-8; read as CP1252"
                     : fmt::format("line {} of {} is not UTF-8; read as CP1252", part.line, path);
  return text::warning("W-IMAGE", {}, message, std::string(remedy(part.why)));
}

text::Result<SvgFile> read_svg(std::string_view bytes) {
  std::string plain;
  if (is_compressed(bytes)) {
    auto made = decompressed(bytes, most_svg_bytes);
    if (!made) return no_svg("damaged compression");
    plain = std::move(*made);
    bytes = plain;
  }
  if (bytes.size() > most_svg_bytes) return no_svg("more than 64 MB");
  std::size_t const wrong =
      names_encoding(bytes) ? std::string_view::npos : text::find_invalid_utf8(bytes);
  constexpr int max_passes = 4;  // dropped elements can have ids that others use
  std::set<std::string> undefined;
  text::Result<SvgFile> read = SvgFile{};
  for (int i = 0; i < max_passes; ++i) {
    SvgReading reading =
        read_svg_once(bytes, wrong == std::string_view::npos ? nullptr : "windows-1252", undefined);
    read = std::move(reading.file);
    if (!read || reading.missing.empty()) break;
    undefined.merge(reading.missing);
  }
  if (read && wrong != std::string_view::npos) {
    auto const line = 1 + std::ranges::count(bytes.substr(0, wrong), '\n');
    read->dropped.insert(read->dropped.begin(),
                         {DroppedPart::Why::encoding, "", static_cast<std::size_t>(line), wrong});
  }
  return read;
}

bool looks_like_svg(std::string_view bytes) {
  if (is_compressed(bytes)) return true;
  constexpr std::size_t enough = 4096;
  std::string head(bytes.substr(0, enough));
  std::erase(head, '\0');  // reduces UTF-16 to ASCII
  std::size_t at = 0;
  for (std::string_view const mark : {"\xEF\xBB\xBF", "\xFF\xFE", "\xFE\xFF"})
    if (head.starts_with(mark)) at = mark.size();
  at = head.find_first_not_of(text::white_space, at);
  return at != std::string::npos && head[at] == '<' &&
         (head.compare(at, 5, "<?xml") == 0 || head.compare(at, 9, "<!DOCTYPE") == 0 ||
          head.compare(at, 4, "<!--") == 0 || head.find("<svg", at) != std::string::npos ||
          head.find(":svg", at) != std::string::npos);
}

}  // namespace dawson::backend
