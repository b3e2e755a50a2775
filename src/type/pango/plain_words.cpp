#include "type/pango/plain_words.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "text/limits.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"
#include "type/pango/fonts.hpp"
#include "type/pango/line_setter.hpp"
#include "type/type.hpp"

namespace dawson::type {
namespace {

using layout::Font;

constexpr std::size_t most_words = 4096;
constexpr std::size_t longest_text = 200;  // bytes

// Returns whether a character is a Latin letter or a sign that all scripts share, and is visible,
// does not join with its neighbours and is no pictogram.
bool is_plain(char32_t c) {
  if (c < 0x7F) return c >= ' ';
  if (c < 0x180) return c >= 0xA0 && c != 0xA9 && c != 0xAD && c != 0xAE && c != 0xB5;
  return c == U'–' || c == U'—' || (c >= 0x2018 && c <= 0x201E) || c == U'…';
}

bool is_latin(char32_t c) {
  if (c < 0x80) return text::is_letter(static_cast<char>(c));
  return c == 0xAA || c == 0xBA || (c >= 0xC0 && c < 0x180 && c != 0xD7 && c != 0xF7);
}

// Whether all of a text is plain, and whether it contains a Latin letter.
struct Letters {
  bool plain = true, latin = false;
};

Letters letters_of(std::string_view text) {
  Letters out;
  for (std::size_t at = 0; at < text.size() && out.plain;) {
    std::size_t const length = text::utf8_length(text, at);
    char32_t const c = length == 1  ? static_cast<unsigned char>(text[at])
                       : length > 1 ? text::utf8_decode(text, at)
                                    : 0;
    out.plain = is_plain(c);
    out.latin = out.latin || is_latin(c);
    at += std::max<std::size_t>(1, length);
  }
  return out;
}

bool is_plain(Span const& span) {
  return !span.figurine && !span.struck && span.rise == 0 && !span.font.small_caps &&
         span.font.tracking == 0 && span.font.named.empty();
}

PangoFont* first_of(Fonts& fonts, PangoFontDescription const* description, PangoLanguage* of) {
  Owned<PangoFontset> const all(
      pango_font_map_load_fontset(fonts.map.get(), fonts.context.get(), description, of));
  PangoFont* first = nullptr;
  auto const take = [](PangoFontset*, PangoFont* font, gpointer into) -> gboolean {
    *static_cast<PangoFont**>(into) = font;
    return TRUE;
  };
  if (all) pango_fontset_foreach(all.get(), take, &first);
  return first;
}

// Caches the answers: asking Pango for each letter took a third of the shaping time.
template <class Known>
bool has_all(PangoFont* font, Known& has, std::string_view text) {
  for (std::size_t at = 0; at < text.size(); at += text::utf8_length(text, at)) {
    char32_t const c = text::utf8_decode(text, at);
    if (c < has.size() && has[c]) continue;
    if (!pango_font_has_char(font, c)) return false;
    if (c < has.size()) has.set(c);
  }
  return true;
}

}  // namespace

void PlainWords::begin_again() {
  ways_.clear();
  words_.clear();
}

PlainWords::Way& PlainWords::way(Fonts& fonts, std::string const& key, Font const& font,
                                 bool latin) {
  auto const [known, is_new] = ways_.try_emplace(key);
  Way& made = known->second;
  if (!is_new) return made;
  Description const description = fonts.description(font);
  Attributes const attributes(pango_attr_list_new());
  pango_attr_list_insert(attributes.get(), pango_attr_font_desc_new(description.get()));
  GList* const items =
      pango_itemize(fonts.context.get(), latin ? "n" : "1", 0, 1, attributes.get(), nullptr);
  made.sample.reset(static_cast<PangoItem*>(items->data));
  g_list_free(items);
  PangoAnalysis const& how = made.sample->analysis;
  if (first_of(fonts, description.get(), how.language) != how.font) made.sample.reset();
  else made.file = fonts.file(how.font);
  return made;
}

PlainWords::Word const* PlainWords::word(Fonts& fonts, Font const& font, std::string_view text,
                                         bool latin) {
  std::string key = font_key(font);
  key += latin ? 'l' : 'n';
  std::size_t const of_font = key.size();
  key += text;
  if (auto const known = words_.find(key); known != words_.end()) return &known->second;
  Way& how = way(fonts, key.substr(0, of_font), font, latin);
  if (!how.sample) return nullptr;
  PangoAnalysis const& analysis = how.sample->analysis;
  if (!has_all(analysis.font, how.has, text)) return nullptr;
  text::CPtr<PangoGlyphString, pango_glyph_string_free> const glyphs(pango_glyph_string_new());
  int const length = static_cast<int>(text.size());
  pango_shape_full(text.data(), length, text.data(), length, &analysis, glyphs.get());
  std::u32string missing;
  Word made;
  made.run = glyphs_of(*glyphs, text, false, missing);
  if (!missing.empty()) return nullptr;
  made.run.file = how.file;
  PangoRectangle ink, logical;
  pango_glyph_string_extents(glyphs.get(), analysis.font, &ink, &logical);
  made.run.width = pango_glyph_string_get_width(glyphs.get()) * unit;
  made.ascent = -logical.y;
  made.descent = logical.y + logical.height;
  made.has_ink = ink.width != 0 && ink.height != 0;
  made.ink_top = ink.y;
  made.ink_bottom = ink.y + ink.height;
  if (words_.size() >= most_words) words_.clear();
  return &words_.emplace(std::move(key), std::move(made)).first->second;
}

std::optional<layout::TypeLine> PlainWords::line(Fonts& fonts, FlatText const& flat, Slice slice,
                                                 bool latin) {
  auto pieces = std::make_shared<drawing::ShapedLine>();
  layout::TypeLine made;
  int ascent = 0, descent = 0, top = 0, bottom = 0;
  bool has_ink = false;
  for (Span const& span : flat.spans) {
    std::size_t const begin = std::max(span.begin, slice.begin),
                      end = std::min(span.end, slice.end);
    if (begin >= end) continue;
    Word const* const known =
        word(fonts, span.font, std::string_view(flat.text).substr(begin, end - begin), latin);
    if (!known) return {};
    text::WorkBudget::take(known->run.glyphs.size());
    drawing::GlyphRun run = known->run;
    run.font = span.font;
    run.x = made.width;
    if (slice.ends_in_blank && end == slice.end) {
      if (run.glyphs.empty() || run.clusters.back().glyphs != 1) return {};
      run.width -= run.glyphs.back().advance;
      run.glyphs.pop_back();
      run.clusters.back().glyphs = 0;
    }
    made.width += run.width;
    pieces->pieces.emplace_back(std::move(run));
    ascent = std::max(ascent, known->ascent);
    descent = std::max(descent, known->descent);
    if (!known->has_ink) continue;
    top = has_ink ? std::min(top, known->ink_top) : known->ink_top;
    bottom = has_ink ? std::max(bottom, known->ink_bottom) : known->ink_bottom;
    has_ink = true;
  }
  made.ascent = ascent * unit;
  made.descent = descent * unit;
  made.ink_ascent = has_ink ? -top * unit : 0;
  made.ink_descent = has_ink ? bottom * unit : 0;
  made.shaped = std::move(pieces);
  return made;
}

namespace {

// Pango counts in whole units, and shapes a line again where it is broken, which changes the
// kerning beside its last blank. Lines that fit or overflow by so many points certainly do.
constexpr double certain = 0.01, certain_when_broken = 0.5;

double offset(layout::Flush flush, double room) {
  return flush == layout::Flush::centre ? room / 2 : flush == layout::Flush::right ? room : 0;
}

// A place where a line may end: its byte, and the horizontal places before and after its blank.
struct End {
  std::size_t at;
  double before, after;
};

// The blanks of a line of plain text, then its end.
std::vector<End> ends_of(layout::TypeLine const& line) {
  std::vector<End> out;
  std::size_t at = 0;
  drawing::each_glyph_run(line, [&](drawing::GlyphRun const& run) {
    std::size_t byte = 0, glyph = 0;
    double x = run.x;
    for (drawing::Cluster const& cluster : run.clusters) {
      double const before = x;
      for (std::size_t i = 0; i < cluster.glyphs; ++i) x += run.glyphs[glyph++].advance;
      if (run.text[byte] == ' ') out.push_back({at + byte, before, x});
      byte += cluster.bytes;
    }
    at += run.text.size();
  });
  out.push_back({at, line.width, line.width});
  return out;
}

// Returns whether no line can end within `word` (Unicode Standard Annex 14): it has only letters,
// digits, blanks that do not break, and signs that keep to their neighbours.
bool is_unbreakable(std::string_view word) {
  for (std::size_t at = 0; at < word.size(); at += text::utf8_length(word, at)) {
    auto const c = static_cast<unsigned char>(word[at]);
    bool const is_known =
        c < 0x80 ? text::is_letter(word[at]) || text::is_digit(word[at]) ||
                       std::string_view(".,:;()#=").find(word[at]) != std::string_view::npos
                 : is_latin(text::utf8_decode(word, at)) || text::utf8_decode(word, at) == 0xA0;
    if (!is_known) return false;
  }
  return true;
}

}  // namespace

std::optional<layout::TypeLines> PlainWords::broken(Fonts& fonts, FlatText const& flat,
                                                    layout::TypeLine const& whole,
                                                    layout::Measure const& measure, bool latin) {
  std::vector<End> const ends = ends_of(whole);
  layout::TypeLines out;
  std::size_t begin = 0;
  double start = 0;  // of the line, in `whole`
  for (auto next = ends.begin(); next != ends.end();) {
    double const indent = begin == 0 ? 0 : measure.hanging, room = measure.width - indent;
    auto const first = next;
    while (next != ends.end() && next->before - start <= room - certain_when_broken) ++next;
    if (next == first) return {};
    End const& end = *std::prev(next);
    if (next != ends.end() &&
        (next->before - start < room + certain_when_broken ||
         !is_unbreakable(std::string_view(flat.text).substr(end.at + 1, next->at - end.at - 1))))
      return {};
    bool const is_last = next == ends.end();
    auto made = line(fonts, flat, {begin, is_last ? end.at : end.at + 1, !is_last}, latin);
    if (!made || made->width > room - certain) return {};
    made->x = indent + offset(measure.flush, room - made->width);
    out.lines.push_back(std::move(*made));
    begin = end.at + 1;
    start = end.after;
  }
  return out;
}

std::optional<layout::TypeLines> PlainWords::lines(Fonts& fonts, FlatText const& flat,
                                                   layout::Measure const& measure) {
  bool const paragraph = measure.width > 0;
  if (flat.text.empty() || flat.text.size() > longest_text || !flat.links.empty() ||
      (paragraph && (measure.first_short > 0 || measure.indent != 0)))
    return {};
  if (!std::ranges::all_of(flat.spans, [](Span const& span) { return is_plain(span); })) return {};
  Letters const letters = letters_of(flat.text);
  if (!letters.plain || flat.text.front() == ' ' || flat.text.back() == ' ' ||
      flat.text.find("  ") != std::string::npos)
    return {};
  auto made = line(fonts, flat, {0, flat.text.size(), false}, letters.latin);
  if (!made) return {};
  double const room = measure.width - made->width;
  if (paragraph && room < certain) {
    if (room > -certain || measure.flush == layout::Flush::justified) return {};
    return broken(fonts, flat, *made, measure, letters.latin);
  }
  if (paragraph) made->x = offset(measure.flush, room);
  layout::TypeLines out;
  out.lines.push_back(std::move(*made));
  return out;
}

}  // namespace dawson::type
