#include "backend/embedded_source.hpp"

#include <fmt/format.h>
#include <zlib.h>

#include <cstdint>

#include "backend/html/inlines.hpp"

namespace dawson::backend {
namespace {

constexpr std::string_view opening = "<dawson:source>", closing = "</dawson:source>";
constexpr std::string_view svg_end = "</svg>";
constexpr std::string_view png_sign = "\x89PNG\r\n\x1a\n";
// Keyword, uncompressed, no language, no translated keyword (PNG, 11.3.4.5).
constexpr std::string_view chunk_head("Dawson source\0\0\0\0\0", 18);
constexpr std::string_view chunk_type = "iTXt";
constexpr std::size_t chunk_frame = 12;  // length, type, CRC

std::string number(std::uint32_t value) {
  std::string out;
  for (int shift = 24; shift >= 0; shift -= 8) out += static_cast<char>(value >> shift & 0xFF);
  return out;
}

std::uint32_t number_at(std::string_view bytes, std::size_t at) {
  std::uint32_t out = 0;
  for (std::size_t i = 0; i < 4; ++i) out = out << 8 | static_cast<unsigned char>(bytes[at + i]);
  return out;
}

std::string without_escapes(std::string_view xml) {
  constexpr std::pair<std::string_view, char> entities[] = {
      {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&#39;", '\''}, {"&amp;", '&'}};
  std::string out;
  for (std::size_t at = 0; at < xml.size();) {
    bool found = false;
    for (auto const& [entity, sign] : entities)
      if (!found && xml.substr(at).starts_with(entity)) {
        out += sign;
        at += entity.size();
        found = true;
      }
    if (!found) out += xml[at++];
  }
  return out;
}

std::string source_in_png(std::string_view png) {
  for (std::size_t at = png_sign.size(); at + chunk_frame <= png.size();) {
    std::size_t const length = number_at(png, at);
    if (length > png.size() - at - chunk_frame) return {};
    std::string_view const data = png.substr(at + 8, length);
    if (png.substr(at + 4, 4) == chunk_type && data.starts_with(chunk_head))
      return std::string(data.substr(chunk_head.size()));
    at += chunk_frame + length;
  }
  return {};
}

}  // namespace

std::optional<std::string> with_source(std::string picture, std::string_view source) {
  if (picture.starts_with(png_sign)) {
    std::string const chunk = fmt::format("{}{}{}", chunk_type, chunk_head, source);
    auto const crc =
        crc32(0, reinterpret_cast<Bytef const*>(chunk.data()), static_cast<uInt>(chunk.size()));
    picture.insert(picture.size() - chunk_frame,  // before IEND
                   number(static_cast<std::uint32_t>(chunk.size() - chunk_type.size())) + chunk +
                       number(static_cast<std::uint32_t>(crc)));
    return picture;
  }
  std::size_t const end = picture.rfind(svg_end);
  if (!picture.starts_with("<svg ") || end == std::string::npos) return {};
  picture.insert(end, fmt::format("<metadata xmlns:dawson=\"urn:dawson\">{}{}{}</metadata>\n",
                                  opening, html_text(source), closing));
  return picture;
}

std::string source_in(std::string_view picture) {
  if (picture.starts_with(png_sign)) return source_in_png(picture);
  std::size_t const begin = picture.find(opening);
  std::size_t const end = begin == picture.npos ? begin : picture.find(closing, begin);
  if (end == picture.npos) return {};
  return without_escapes(picture.substr(begin + opening.size(), end - begin - opening.size()));
}

}  // namespace dawson::backend
