#include "type/pango/fonts.hpp"

#include <algorithm>
#include <utility>

#include "text/limits.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"
#include "type/pango/line_setter.hpp"
#include "type/type.hpp"

namespace dawson::type {
namespace {

using layout::Font;

constexpr std::size_t most_words = 4096;
constexpr std::size_t longest_line = 200;  // bytes

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

std::optional<layout::TypeLines> PlainWords::line(Fonts& fonts, FlatText const& flat,
                                                  layout::Measure const& measure) {
  bool const paragraph = measure.width > 0;
  if (flat.text.empty() || flat.text.size() > longest_line || !flat.links.empty() ||
      (paragraph && (measure.first_short > 0 || measure.indent != 0)))
    return {};
  if (!std::ranges::all_of(flat.spans, [](Span const& span) { return is_plain(span); })) return {};
  Letters const letters = letters_of(flat.text);
  if (!letters.plain || flat.text.front() == ' ' || flat.text.back() == ' ') return {};
  auto pieces = std::make_shared<drawing::ShapedLine>();
  pieces->pieces.reserve(flat.spans.size());
  layout::TypeLine made;
  int ascent = 0, descent = 0, top = 0, bottom = 0;
  bool has_ink = false;
  for (Span const& span : flat.spans) {
    Word const* const known =
        word(fonts, span.font,
             std::string_view(flat.text).substr(span.begin, span.end - span.begin), letters.latin);
    if (!known) return {};
    text::WorkBudget::take(known->run.glyphs.size());
    drawing::GlyphRun run = known->run;
    run.font = span.font;
    run.x = made.width;
    pieces->pieces.emplace_back(std::move(run));
    made.width += known->run.width;
    ascent = std::max(ascent, known->ascent);
    descent = std::max(descent, known->descent);
    if (!known->has_ink) continue;
    top = has_ink ? std::min(top, known->ink_top) : known->ink_top;
    bottom = has_ink ? std::max(bottom, known->ink_bottom) : known->ink_bottom;
    has_ink = true;
  }
  // Pango counts in whole units: a word that fits within one point fits.
  double const room = measure.width - made.width;
  if (paragraph && room < 1) return {};
  made.ascent = ascent * unit;
  made.descent = descent * unit;
  made.ink_ascent = has_ink ? -top * unit : 0;
  made.ink_descent = has_ink ? bottom * unit : 0;
  if (paragraph && measure.flush == layout::Flush::centre) made.x = room / 2;
  if (paragraph && measure.flush == layout::Flush::right) made.x = room;
  made.shaped = std::move(pieces);
  layout::TypeLines out;
  out.lines.push_back(std::move(made));
  return out;
}

}  // namespace dawson::type
