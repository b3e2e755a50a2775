#include "type/pango/glyphs.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "type/pango/fonts.hpp"

namespace dawson::type {

drawing::GlyphRun glyphs_of(PangoGlyphString const& glyphs, std::string_view text, bool backwards,
                            std::u32string& missing) {
  drawing::GlyphRun out;
  out.text = text;
  double at = 0;
  auto const count = static_cast<std::size_t>(glyphs.num_glyphs);
  out.glyphs.reserve(count);
  out.clusters.reserve(count);
  std::vector<std::pair<int, int>> starts;  // byte and glyph where clusters start
  starts.reserve(count);
  for (int i = 0; i < glyphs.num_glyphs; ++i) {
    PangoGlyphInfo const& info = glyphs.glyphs[i];
    if (starts.empty() || glyphs.log_clusters[i] != starts.back().first)
      starts.push_back({glyphs.log_clusters[i], static_cast<int>(out.glyphs.size())});
    if (info.glyph & PANGO_GLYPH_UNKNOWN_FLAG && info.glyph != PANGO_GLYPH_EMPTY) {
      char32_t const character = info.glyph & ~PANGO_GLYPH_UNKNOWN_FLAG;
      if (missing.find(character) == std::u32string::npos) missing += character;
      out.glyphs.push_back({0, at, 0, info.geometry.width * unit});  // the font's box
    } else if (info.glyph != PANGO_GLYPH_EMPTY) {
      out.glyphs.push_back({static_cast<std::uint16_t>(info.glyph),
                            at + info.geometry.x_offset * unit, -info.geometry.y_offset * unit,
                            info.geometry.width * unit});
    }
    at += info.geometry.width * unit;
  }
  std::vector<int> bytes;
  bytes.reserve(starts.size());
  for (auto const& [byte, glyph] : starts) bytes.push_back(byte);
  std::ranges::sort(bytes);
  for (std::size_t i = 0; i < starts.size(); ++i) {
    int const next_glyph =
        i + 1 < starts.size() ? starts[i + 1].second : static_cast<int>(out.glyphs.size());
    auto const next = std::ranges::upper_bound(bytes, starts[i].first);
    int const next_byte = next == bytes.end() ? static_cast<int>(out.text.size()) : *next;
    out.clusters.push_back({static_cast<std::uint32_t>(next_glyph - starts[i].second),
                            static_cast<std::uint32_t>(next_byte - starts[i].first)});
  }
  if (backwards) {  // clusters run against the text: it is turned round with them
    std::string turned;
    std::size_t last = out.text.size();
    for (drawing::Cluster const& cluster : out.clusters)
      turned += out.text.substr(last -= cluster.bytes, cluster.bytes);
    out.text = std::move(turned);
  }
  return out;
}

}  // namespace dawson::type
