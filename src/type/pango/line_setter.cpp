#include "type/pango/line_setter.hpp"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "text/limits.hpp"
#include "type/figurines.hpp"
#include "type/pango/fonts.hpp"

namespace dawson::type {

// Inlines become one string with attributes, which Pango breaks and shapes. A resolution of 72
// makes Pango's points equal to PDF points; hinting and rounding are off, since lines are drawn at
// any resolution.

namespace {

using layout::Measure;
using layout::TypeLine;
using layout::TypeLines;

class LineSetter {
 public:
  LineSetter(Fonts& fonts, FlatText const& flat, Measure const& measure)
      : fonts_(fonts), flat_(flat), measure_(measure) {}

  TypeLines run();

 private:
  struct Slice {
    std::size_t begin, end;  // bytes of the flat text
  };
  Owned<PangoLayout> layout(Slice slice, double width, double indent);
  Attributes attributes(Slice slice);
  TypeLine line(PangoLayoutLine* from, Slice slice, double width);
  void glyph_run(PangoLayoutRun* run, Slice slice, double x, double width,
                 drawing::ShapedLine& into);
  drawing::Figurine figurine(Span const& span, double x) const;
  double offset(double room) const;
  void links(PangoLayoutLine* from, Slice slice, TypeLine& into) const;

  Fonts& fonts_;
  FlatText const& flat_;
  Measure const& measure_;
  TypeLines result_;
};

void add(Attributes const& list, PangoAttribute* attribute, std::size_t begin, std::size_t end) {
  attribute->start_index = static_cast<guint>(begin);
  attribute->end_index = static_cast<guint>(end);
  pango_attr_list_insert(list.get(), attribute);
}

Attributes LineSetter::attributes(Slice slice) {
  Attributes list(pango_attr_list_new());
  auto const spans = std::span(flat_.spans).subspan(flat_.first_span(slice.begin));
  for (Span const& span : spans) {
    if (span.begin >= slice.end) break;
    std::size_t const begin = std::max(span.begin, slice.begin) - slice.begin,
                      end = std::min(span.end, slice.end) - slice.begin;
    Description const description = fonts_.description(span.font);
    add(list, pango_attr_font_desc_new(description.get()), begin, end);
    if (span.font.small_caps) add(list, pango_attr_font_features_new("smcp"), begin, end);
    if (span.font.tracking != 0)
      add(list,
          pango_attr_letter_spacing_new(
              static_cast<int>(span.font.tracking * span.font.size * PANGO_SCALE)),
          begin, end);
    if (span.rise != 0)
      add(list, pango_attr_rise_new(static_cast<int>(span.rise * PANGO_SCALE)), begin, end);
    if (span.figurine) {
      drawing::FigurineSize const size = fonts_.figurine(*span.figurine, span.font);
      PangoRectangle const box{0, static_cast<int>(-size.height * PANGO_SCALE),
                               static_cast<int>(size.width * PANGO_SCALE),
                               static_cast<int>(size.height * PANGO_SCALE)};
      add(list, pango_attr_shape_new(&box, &box), begin, end);
    }
  }
  return list;
}

Owned<PangoLayout> LineSetter::layout(Slice slice, double width, double indent) {
  Owned<PangoLayout> out(pango_layout_new(fonts_.context.get()));
  pango_layout_set_text(out.get(), flat_.text.data() + slice.begin,
                        static_cast<int>(slice.end - slice.begin));
  pango_layout_set_attributes(out.get(), attributes(slice).get());
  pango_layout_set_auto_dir(out.get(), false);
  if (width <= 0) return out;
  pango_layout_set_wrap(out.get(), PANGO_WRAP_WORD_CHAR);
  // Pango expresses hanging lines by a negative indent.
  pango_layout_set_width(
      out.get(),
      std::max(1, static_cast<int>((width - std::min(indent, measure_.hanging)) * PANGO_SCALE)));
  pango_layout_set_indent(out.get(), static_cast<int>((indent - measure_.hanging) * PANGO_SCALE));
  pango_layout_set_justify(out.get(), measure_.flush == layout::Flush::justified);
  return out;
}

double LineSetter::offset(double room) const {
  if (room <= 0) return 0;
  return measure_.flush == layout::Flush::centre  ? room / 2
         : measure_.flush == layout::Flush::right ? room
                                                  : 0;
}

TypeLines LineSetter::run() {
  std::size_t at = 0;
  bool first = true;
  while (at < flat_.text.size()) {
    // A shorter first line is set as a paragraph of its own.
    bool const alone = first && measure_.first_short > 0 && measure_.width > 0;
    double const width =
        alone ? std::max(1.0, measure_.width - measure_.first_short) : measure_.width;
    double const indent = first ? measure_.indent : measure_.hanging;
    Slice const slice{at, measure_.width > 0 ? end_of_window(flat_, at, width) : flat_.text.size()};
    auto const set = layout(slice, width, indent);
    int const all = pango_layout_get_line_count(set.get());
    // The last line of a window may be incomplete; the next window begins with it.
    int const count = alone ? 1 : std::max(1, slice.end < flat_.text.size() ? all - 1 : all);
    for (int i = 0; i < count; ++i) {
      PangoLayoutLine* const from = pango_layout_get_line_readonly(set.get(), i);
      double const start = i == 0 ? indent : measure_.hanging;
      TypeLine made = line(from, slice, width - start);
      made.x = start + (measure_.width > 0 ? offset(width - start - made.width) : 0);
      result_.lines.push_back(std::move(made));
      at = slice.begin + static_cast<std::size_t>(from->start_index + from->length);
    }
    if (!alone && slice.end == flat_.text.size()) break;
    if (count < all)
      at = slice.begin +
           static_cast<std::size_t>(pango_layout_get_line_readonly(set.get(), count)->start_index);
    first = false;
  }
  return std::move(result_);
}

TypeLine LineSetter::line(PangoLayoutLine* from, Slice slice, double width) {
  auto pieces = std::make_shared<drawing::ShapedLine>();
  PangoRectangle ink, logical;
  pango_layout_line_get_extents(from, &ink, &logical);
  TypeLine out;
  out.ascent = -logical.y * unit;
  out.descent = (logical.y + logical.height) * unit;
  out.ink_ascent = ink.height > 0 ? -ink.y * unit : 0;
  out.ink_descent = ink.height > 0 ? (ink.y + ink.height) * unit : 0;
  double x = 0;
  for (GSList* item = from->runs; item; item = item->next) {
    auto* const run = static_cast<PangoLayoutRun*>(item->data);
    double const advance = pango_glyph_string_get_width(run->glyphs) * unit;
    glyph_run(run, slice, x, advance, *pieces);
    x += advance;
  }
  out.width = x;
  if (measure_.flush == layout::Flush::justified && width > 0)
    out.width = std::min(out.width, width);
  links(from, slice, out);
  out.shaped = std::move(pieces);
  return out;
}

drawing::Figurine LineSetter::figurine(Span const& span, double x) const {
  drawing::Figurine out =
      figurine_of(span, x, fonts_.figurine(*span.figurine, span.font), measure_.abbreviations);
  if (out.letters.empty()) return out;
  out.typeset = [fonts = fonts_.shared_from_this()](auto const& inlines, auto const& font,
                                                    auto const& measure) {
    return fonts->set(inlines, font, measure);
  };
  return out;
}

void LineSetter::glyph_run(PangoLayoutRun* run, Slice slice, double x, double width,
                           drawing::ShapedLine& into) {
  std::size_t const begin = slice.begin + static_cast<std::size_t>(run->item->offset);
  std::size_t const end = begin + static_cast<std::size_t>(run->item->length);
  Span const& span = flat_.span_at(begin);
  if (span.struck)
    into.pieces.push_back(drawing::Bar{x, 0.24 * span.font.size + span.rise, width,
                                       0.06 * span.font.size, span.font.colour});
  if (span.figurine) {
    into.pieces.push_back(figurine(span, x));
    return;
  }
  text::WorkBudget::take(static_cast<std::size_t>(run->glyphs->num_glyphs));
  drawing::GlyphRun out =
      glyphs_of(*run->glyphs, std::string_view(flat_.text).substr(begin, end - begin),
                run->item->analysis.level % 2 != 0, result_.missing);
  out.file = fonts_.file(run->item->analysis.font);
  out.font = span.font;
  out.x = x;
  out.rise = span.rise;
  out.width = width;
  into.pieces.push_back(std::move(out));
}

void LineSetter::links(PangoLayoutLine* from, Slice slice, TypeLine& into) const {
  std::size_t const begin = slice.begin + static_cast<std::size_t>(from->start_index),
                    end = begin + static_cast<std::size_t>(from->length);
  for (LinkSpan const& link : flat_.links) {
    if (link.end <= begin || link.begin >= end) continue;
    int x0 = 0, x1 = 0;
    pango_layout_line_index_to_x(from, static_cast<int>(std::max(link.begin, begin) - slice.begin),
                                 false, &x0);
    pango_layout_line_index_to_x(from, static_cast<int>(std::min(link.end, end) - slice.begin),
                                 false, &x1);
    into.links.push_back({std::min(x0, x1) * unit, std::max(x0, x1) * unit, link.target});
  }
}

}  // namespace

TypeLines set_lines(Fonts& fonts, FlatText const& flat, Measure const& measure) {
  return LineSetter(fonts, flat, measure).run();
}

drawing::GlyphRun glyphs_of(PangoGlyphString const& glyphs, std::string_view text, bool backwards,
                            std::u32string& missing) {
  drawing::GlyphRun out;
  out.text = text;
  double at = 0;
  auto const count = static_cast<std::size_t>(glyphs.num_glyphs);
  out.glyphs.reserve(count);
  out.clusters.reserve(count);
  std::vector<std::pair<int, int>> starts;  // byte and glyph at the start of each cluster
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
  if (backwards) {  // clusters run against the text: reverse them
    std::string turned;
    std::size_t last = out.text.size();
    for (drawing::Cluster const& cluster : out.clusters)
      turned += out.text.substr(last -= cluster.bytes, cluster.bytes);
    out.text = std::move(turned);
  }
  return out;
}

}  // namespace dawson::type
