#include "backend/png_file.hpp"

#include <libdeflate.h>

#include <cmath>
#include <optional>
#include <unordered_map>

#include "backend/deflate.hpp"

namespace dawson::backend {
namespace {

enum Filter : char { no_filter, up = 2 };

constexpr std::uint32_t rgb = 0xffffff;

void append_number(std::string& out, std::uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8) out += static_cast<char>(value >> shift & 0xff);
}

void append_colour(std::string& out, std::uint32_t colour) {
  for (int shift = 16; shift >= 0; shift -= 8) out += static_cast<char>(colour >> shift & 0xff);
}

void append_chunk(std::string& out, std::string_view type, std::string_view data) {
  append_number(out, static_cast<std::uint32_t>(data.size()));
  std::size_t const begin = out.size();
  out.append(type).append(data);
  append_number(out, libdeflate_crc32(0, out.data() + begin, out.size() - begin));
}

// Rows of indices of `palette`; nothing where there are more colours than a byte can tell.
std::optional<std::string> indexed(std::span<std::uint32_t const> pixels, std::size_t width,
                                   std::string& palette) {
  constexpr std::size_t most_colours = 256;
  std::unordered_map<std::uint32_t, char> known;
  std::string rows;
  rows.reserve(pixels.size() + pixels.size() / width);
  std::uint32_t last = ~rgb;
  char index = 0;
  for (std::size_t i = 0; i < pixels.size(); ++i) {
    if (i % width == 0) rows += static_cast<char>(no_filter);
    if (std::uint32_t const colour = pixels[i] & rgb; colour != last) {
      auto const [found, is_new] = known.try_emplace(colour, static_cast<char>(known.size()));
      if (is_new && known.size() > most_colours) return {};
      if (is_new) append_colour(palette, colour);
      index = found->second;
      last = colour;
    }
    rows += index;
  }
  return rows;
}

// Rows of colours, each less the one above.
std::string filtered(std::span<std::uint32_t const> pixels, std::size_t width) {
  std::string rows;
  rows.reserve(3 * pixels.size() + pixels.size() / width);
  for (std::size_t i = 0; i < pixels.size(); ++i) {
    if (i % width == 0) rows += static_cast<char>(up);
    std::uint32_t const above = i < width ? 0 : pixels[i - width];
    for (int shift = 16; shift >= 0; shift -= 8)
      rows += static_cast<char>((pixels[i] >> shift) - (above >> shift));
  }
  return rows;
}

}  // namespace

std::string png_file(std::span<std::uint32_t const> pixels, std::size_t width, double dpi,
                     PngText const& description) {
  std::string palette;
  auto const rows = indexed(pixels, width, palette);
  std::string header;
  append_number(header, static_cast<std::uint32_t>(width));
  append_number(header, static_cast<std::uint32_t>(pixels.size() / width));
  constexpr char depth = 8, full_colour = 2, of_palette = 3;
  header += depth;
  header += rows ? of_palette : full_colour;
  header.append(3, '\0');  // compressed and filtered as all are, not interlaced

  std::string size;
  constexpr double inches_a_metre = 1 / 0.0254;
  for (int side = 0; side < 2; ++side)
    append_number(size, static_cast<std::uint32_t>(std::lround(dpi * inches_a_metre)));
  size += '\1';  // to the metre

  std::string out = "\x89PNG\r\n\x1a\n";
  append_chunk(out, "IHDR", header);
  append_chunk(out, "pHYs", size);
  if (!description.text.empty()) {
    // Keyword, not compressed, language, no translated keyword (PNG, 11.3.4.5).
    std::string const none(1, '\0');
    append_chunk(
        out, "iTXt",
        "Description" + none + none + none + description.language + none + none + description.text);
  }
  if (rows) append_chunk(out, "PLTE", palette);
  append_chunk(out, "IDAT", Deflater().zlib(rows ? *rows : filtered(pixels, width)));
  append_chunk(out, "IEND", {});
  return out;
}

}  // namespace dawson::backend
