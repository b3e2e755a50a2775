#include "type/type.hpp"

#include <algorithm>
#include <initializer_list>
#include <string_view>

#include <fmt/format.h>
#include <hb.h>
#include <pango/pangofc-fontmap.h>

#include "text/c_library.hpp"
#include "type/flat_text.hpp"
#include "type/pango/fonts.hpp"
#include "type/pango/line_setter.hpp"

namespace dawson::type {
namespace {

using layout::Font;
using layout::Measure;
using layout::TypeLines;

constexpr std::size_t kept_words = 4096;

}  // namespace

Fonts::Fonts(Families names)
    : families(std::move(names)), map(pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)) {
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map.get()), 72);
  context.reset(pango_font_map_create_context(map.get()));
  text::CPtr<cairo_font_options_t, cairo_font_options_destroy> const options(
      cairo_font_options_create());
  cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context.get(), options.get());
  pango_context_set_round_glyph_positions(context.get(), false);
  pango_context_set_language(context.get(),
                             pango_language_from_string("en"));  // independent of the environment
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map.get()), choice.config());
}

bool Fonts::admit(std::string const& name) {
  FcConfig* const before = choice.config();
  bool const known = choice.admit(name);
  if (choice.config() != before) {
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map.get()), choice.config());
    plain_words.begin_again();
  }
  return known;
}

std::string const& Fonts::family(Font const& font) {
  if (!font.named.empty()) {
    admit(font.named);
    return font.named;
  }
  return font.family == layout::Family::sans   ? families.sans
         : font.family == layout::Family::mono ? families.mono
                                               : families.serif;
}

drawing::FigurineSize Fonts::figurine(chess::SquareContent const& piece, Font const& font) {
  auto const size = drawing::figurine_size(piece, font.size).value_or(drawing::FigurineSize{});
  if (font.family != layout::Family::mono || !font.named.empty() || size.square <= 0) return size;
  return drawing::among_letters_of(set({prose::Text{"0"}}, font, {}).lines.front().width, size);
}

std::shared_ptr<drawing::FontFile const> Fonts::file(PangoFont* font) {
  hb_face_t* const face = hb_font_get_face(pango_font_get_hb_font(font));
  std::shared_ptr<drawing::FontFile const>& known = files[face];
  if (!known) {
    auto made = file_of(face);
    made->family = pango_font_description_get_family(Description(pango_font_describe(font)).get());
    known = std::move(made);
  }
  return known;
}

Description Fonts::description(Font const& font) {
  Description description(pango_font_description_new());
  pango_font_description_set_family(description.get(), family(font).c_str());
  bool const stressed = font.italic || font.slanted;
  bool const leans = stressed && families.italics;
  pango_font_description_set_weight(
      description.get(), font.bold || leans != stressed ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_style(description.get(),
                                   leans ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
  pango_font_description_set_absolute_size(description.get(), font.size * PANGO_SCALE);
  return description;
}

TypeLines Fonts::set(prose::Inlines const& inlines, Font const& font, Measure const& measure,
                     LigaturesOf const* ligatures) {
  std::string key = word_key(inlines, font, measure);
  if (ligatures && !key.empty()) key.append(non_joiner).append(ligatures->first);
  if (!key.empty())
    if (auto const known = words.find(key); known != words.end()) return known->second;
  FlatText const flat = flatten(inlines, font, ligatures ? ligatures->second : EndLigatures());
  auto plain = plain_words.lines(*this, flat, measure);
  TypeLines made = plain ? std::move(*plain) : set_lines(*this, flat, measure);
  if (!key.empty()) {
    if (words.size() >= kept_words) words.clear();
    words.emplace(key, made);
  }
  return made;
}

// Starts fontconfig and Pango on first use: starting them takes longer than drawing a board
// without letters.
struct LateFonts {
  Fonts& get() {
    if (!open) open = std::make_shared<Fonts>(families);
    return *open;
  }

  Families families;
  std::shared_ptr<Fonts> open;
};

text::Result<Type> Type::open(Families families) {
  Families own;  // opened when text is set
  own.italics = families.italics;
  Type type(std::make_shared<LateFonts>(families));
  if (families == own) return type;
  for (std::string const* name : {&families.serif, &families.sans, &families.mono})
    if (auto fault = type.missing(*name)) return std::move(*fault);
  return type;
}
std::size_t Type::installed() const { return fonts_->open ? fonts_->open->choice.installed() : 0; }

std::optional<text::Diagnostic> Type::missing(std::string const& family) const {
  if (fonts_->get().admit(family)) return {};
  return text::error("E-FONT", {}, fmt::format("the font family {} is not installed", family),
                     "choose a family that `fc-list : family` lists");
}

layout::Typeset Type::typeset(std::string_view language) const {
  return [fonts = fonts_, language = std::string(language)](
             prose::Inlines const& inlines, Font const& font, Measure const& measure) {
    Fonts& opened = fonts->get();
    return opened.set(inlines, font, measure, opened.ligatures.of(language));
  };
}

namespace {

class MappedFile : public drawing::FontFile {
 public:
  explicit MappedFile(hb_face_t* face)
      : blob_(hb_face_reference_blob(face)), index_(hb_face_get_index(face) & 0xffff) {}
  std::string_view bytes() const override {
    unsigned length = 0;
    char const* const data = hb_blob_get_data(blob_.get(), &length);
    return {data, length};
  }
  unsigned index() const override { return index_; }

 private:
  text::CPtr<hb_blob_t, hb_blob_destroy> blob_;
  unsigned index_;
};

}  // namespace

std::shared_ptr<drawing::FontFile> file_of(hb_face_t* face) {
  return std::make_shared<MappedFile>(face);
}

namespace {

constexpr std::size_t longest_kept = 60;  // bytes

void append_bytes(std::string& key, std::initializer_list<double> numbers) {
  for (double const number : numbers)
    key.append(reinterpret_cast<char const*>(&number), sizeof number);
}

}  // namespace

std::string font_key(layout::Font const& font) {
  std::string key;
  for (int const part : {static_cast<int>(font.family),
                         font.bold + 2 * font.italic + 4 * font.slanted + 8 * font.small_caps})
    key += static_cast<char>(part);
  append_bytes(key, {font.size, font.tracking});
  return key + font.named + '|';
}

std::string word_key(prose::Inlines const& inlines, layout::Font const& font,
                     layout::Measure const& measure) {
  auto const* text = inlines.size() == 1 ? std::get_if<prose::Text>(&inlines.front()) : nullptr;
  if (!text || text->text.size() > longest_kept) return {};
  std::string key = font_key(font);
  for (int const part : {static_cast<int>(measure.flush), static_cast<int>(measure.width > 0)})
    key += static_cast<char>(part);
  append_bytes(key, {font.colour.red, font.colour.green, font.colour.blue});
  if (measure.width > 0)
    append_bytes(key, {measure.width, measure.indent, measure.hanging, measure.first_short});
  return key + text->text;
}

}  // namespace dawson::type
