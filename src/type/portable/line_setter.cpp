#include "type/portable/line_setter.hpp"

// Design: a line has one direction, from left to right, and a run of glyphs has one font: the first
// of the package's fonts that has all its letters. Lines are broken at blanks, hyphens and dashes.
// All distances are rounded to Pango's units.
#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <hb-ot.h>
#include <hb.h>

#include "drawing/shaped.hpp"
#include "text/c_library.hpp"
#include "text/limits.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"
#include "type/figurines.hpp"
#include "type/flat_text.hpp"

namespace dawson::type {
namespace {

using layout::Measure;
using layout::TypeLine;
using layout::TypeLines;

int points_to_units(double points) { return static_cast<int>(std::floor(points * units + 0.5)); }

bool has_letters_of_latin(std::string_view text) {
  for (std::size_t at = 0; at < text.size();
       at += std::max<std::size_t>(1, text::utf8_length(text, at))) {
    char32_t const c = text::utf8_decode(text, at);
    bool const sign = c == 0xD7 || c == 0xF7;
    if (c < 0x80 ? text::is_letter(static_cast<char>(c))
                 : c == 0xAA || c == 0xBA || (c >= 0xC0 && c < 0x250 && !sign))
      return true;
  }
  return false;
}

// The text of a span in one face, shaped, with the room that it takes. Bytes are those of the flat
// text.
struct Piece {
  std::size_t begin = 0, end = 0;
  drawing::GlyphRun run;
  int width = 0;  // units
  int ascent = 0, descent = 0, ink_top = 0, ink_bottom = 0;
  bool has_ink = false;
};

}  // namespace

namespace {

class LineSetter {
 public:
  LineSetter(LateFonts& fonts, FlatText const& flat, Measure const& measure)
      : fonts_(fonts), flat_(flat), measure_(measure), latin_(has_letters_of_latin(flat.text)) {}

  TypeLines run();

 private:
  void cut();
  void shape(Piece& piece, Span const& span, Face const& face);
  void add_metrics(Piece& piece, Span const& span, hb_font_t* font, hb_buffer_t* glyphs);
  std::shared_ptr<Face const> face_with(Span const& span, std::string_view letter);
  std::size_t end_of_line(std::size_t begin, int room) const;
  TypeLine line(std::size_t begin, std::size_t end, int room, bool last);
  Piece part_of(Piece const& piece, std::size_t begin, std::size_t end);
  void place(Piece const& piece, double x, drawing::ShapedLine& into);
  drawing::Figurine figurine(Span const& span, double x) const;
  int advance_until(std::size_t begin, std::size_t end) const;

  LateFonts& fonts_;
  FlatText const& flat_;
  Measure const& measure_;
  bool latin_;
  std::vector<Piece> pieces_;
  std::vector<int> at_;  // sum of the advances before each byte, units
  TypeLines result_;
};

std::shared_ptr<Face const> LineSetter::face_with(Span const& span, std::string_view letter) {
  char32_t const c = text::utf8_decode(letter, 0);
  Face const& own = fonts_.face(span.font);
  auto const has = [&](Face const& face) {
    hb_codepoint_t glyph = 0;
    return hb_font_get_nominal_glyph(face.font(span.font.size).get(), c, &glyph) != 0;
  };
  std::shared_ptr<Face const> first;
  for (auto const& face : faces())
    if (face.get() == &own) first = face;
  if (c == U'\u2028' || c == U'\u00AD' || c == U'\u200C' || c == U'\u200B' || c == U'\u034F' ||
      has(own))
    return first;
  for (auto const& face : faces())
    if (has(*face)) return face;
  if (result_.missing.find(c) == std::u32string::npos) result_.missing += c;
  return first;
}

// Cuts the text into pieces of one span and one face, and shapes them.
void LineSetter::cut() {
  at_.assign(flat_.text.size() + 1, 0);
  int sum = 0;
  for (Span const& span : flat_.spans) {
    for (std::size_t at = span.begin; at < span.end;) {
      Piece piece;
      piece.begin = at;
      std::shared_ptr<Face const> face;
      while (at < span.end) {
        std::size_t const length = std::max<std::size_t>(1, text::utf8_length(flat_.text, at));
        auto const next =
            span.figurine ? face : face_with(span, std::string_view(flat_.text).substr(at, length));
        if (face && next != face) break;
        face = next;
        at += length;
      }
      piece.end = at;
      if (span.figurine) {
        drawing::FigurineSize const size = fonts_.figurine(*span.figurine, span.font);
        piece.width = static_cast<int>(size.width * units);
        piece.ascent = static_cast<int>(size.height * units);
        piece.ink_top = -piece.ascent;
        piece.has_ink = true;
      } else {
        shape(piece, span, *face);
        piece.run.file = face;
      }
      std::size_t byte = piece.begin, glyph = 0;
      int within = 0;
      for (drawing::Cluster const& cluster : piece.run.clusters) {
        for (std::size_t i = 0; i < cluster.bytes; ++i) at_[byte + i] = sum + within;
        byte += cluster.bytes;
        for (std::size_t i = 0; i < cluster.glyphs; ++i)
          within += static_cast<int>(std::lround(piece.run.glyphs[glyph++].advance * units));
      }
      if (span.figurine) at_[piece.begin] = sum;
      sum += piece.width;
      pieces_.push_back(std::move(piece));
    }
  }
  at_[flat_.text.size()] = sum;
}

void LineSetter::shape(Piece& piece, Span const& span, Face const& face) {
  std::string_view const text =
      std::string_view(flat_.text).substr(piece.begin, piece.end - piece.begin);
  auto const font = face.font(span.font.size);
  text::CPtr<hb_buffer_t, hb_buffer_destroy> const glyphs(hb_buffer_create());
  hb_buffer_add_utf8(glyphs.get(), text.data(), static_cast<int>(text.size()), 0,
                     static_cast<int>(text.size()));
  hb_buffer_set_direction(glyphs.get(), HB_DIRECTION_LTR);
  hb_buffer_set_language(glyphs.get(), hb_language_from_string("en", -1));
  hb_buffer_guess_segment_properties(glyphs.get());
  if (latin_) hb_buffer_set_script(glyphs.get(), HB_SCRIPT_LATIN);
  else if (hb_buffer_get_script(glyphs.get()) == HB_SCRIPT_INVALID)
    hb_buffer_set_script(glyphs.get(), HB_SCRIPT_COMMON);
  std::vector<hb_feature_t> features;
  auto const feature = [&](char const* name, unsigned value) {
    features.push_back(
        {hb_tag_from_string(name, 4), value, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END});
  };
  int const tracking = static_cast<int>(span.font.tracking * span.font.size * units);
  if (span.font.small_caps) feature("smcp", 1);
  if (tracking != 0)
    for (char const* const name : {"liga", "clig", "dlig"}) feature(name, 0);
  hb_shape(font.get(), glyphs.get(), features.data(), static_cast<unsigned>(features.size()));
  unsigned count = 0;
  hb_glyph_info_t const* const infos = hb_buffer_get_glyph_infos(glyphs.get(), &count);
  hb_glyph_position_t const* const places = hb_buffer_get_glyph_positions(glyphs.get(), &count);
  piece.run.text = text;
  text::WorkBudget::take(count);
  for (unsigned i = 0; i < count; ++i) {
    std::size_t const next = i + 1 < count ? infos[i + 1].cluster : text.size();
    bool const ends = i + 1 == count || infos[i + 1].cluster != infos[i].cluster;
    bool const begins = i == 0 || infos[i - 1].cluster != infos[i].cluster;
    bool const invisible = text.substr(infos[i].cluster).starts_with("\u2028");
    int advance = invisible ? 0 : places[i].x_advance;
    if (infos[i].codepoint == 0 && !invisible)
      advance = static_cast<int>(0.6 * span.font.size * units);
    if (ends && i + 1 < count) advance += tracking - tracking / 2;
    if (begins && i > 0) advance += tracking / 2;
    piece.run.glyphs.push_back({static_cast<std::uint16_t>(infos[i].codepoint),
                                (piece.width + places[i].x_offset) / units,
                                -places[i].y_offset / units, advance / units});
    if (begins) piece.run.clusters.push_back({0, 0});
    ++piece.run.clusters.back().glyphs;
    if (ends) piece.run.clusters.back().bytes = static_cast<std::uint32_t>(next - infos[i].cluster);
    piece.width += advance;
  }
  add_metrics(piece, span, font.get(), glyphs.get());
}

// Height of the font's lines and of the ink.
void LineSetter::add_metrics(Piece& piece, Span const& span, hb_font_t* font, hb_buffer_t* glyphs) {
  hb_font_extents_t extents{};
  hb_font_get_h_extents(font, &extents);
  int const rise = static_cast<int>(span.rise * units);
  piece.ascent = -extents.ascender + rise;
  piece.descent = extents.descender - rise;
  unsigned count = 0;
  hb_glyph_info_t const* const infos = hb_buffer_get_glyph_infos(glyphs, &count);
  hb_glyph_position_t const* const places = hb_buffer_get_glyph_positions(glyphs, &count);
  for (unsigned i = 0; i < count; ++i) {
    hb_glyph_extents_t ink{};
    if (!hb_font_get_glyph_extents(font, infos[i].codepoint, &ink) || ink.height == 0) continue;
    int const top = ink.y_bearing + places[i].y_offset - rise, bottom = top + ink.height;
    piece.ink_top = piece.has_ink ? std::min(piece.ink_top, top) : top;
    piece.ink_bottom = piece.has_ink ? std::max(piece.ink_bottom, bottom) : bottom;
    piece.has_ink = true;
  }
}

bool is_break_after(std::string_view text, std::size_t at, std::size_t next) {
  std::string_view const sign = text.substr(at, next - at);
  if (sign == " " || sign == "\u2013" || sign == "\u2014" || sign == "\u00AD" || sign == "\u200B")
    return true;
  return sign == "-" && at > 0 && next < text.size() && !text::is_digit(text[next]) &&
         text[at - 1] != ' ';
}

// Returns where the line from `begin` ends: at the last place to break that fits, otherwise at the
// last letter.
std::size_t LineSetter::end_of_line(std::size_t begin, int room) const {
  std::string_view const text = flat_.text;
  std::size_t best = begin, letter = begin;
  for (std::size_t at = begin; at < text.size();) {
    std::size_t const next = at + std::max<std::size_t>(1, text::utf8_length(text, at));
    if (text.substr(at).starts_with("\u2028")) return next;
    bool const blank = text[at] == ' ';
    if (room > 0 && !blank && at_[next] - at_[begin] > room)
      return best > begin ? best
                          : std::max(letter, begin + std::max<std::size_t>(
                                                         1, text::utf8_length(text, begin)));
    letter = next;
    if (is_break_after(text, at, next)) best = next;
    at = next;
  }
  return text.size();
}

Piece LineSetter::part_of(Piece const& piece, std::size_t begin, std::size_t end) {
  if (begin <= piece.begin && end >= piece.end) return piece;
  Piece out;
  out.begin = std::max(begin, piece.begin);
  out.end = std::min(end, piece.end);
  out.run.file = piece.run.file;
  shape(out, flat_.span_at(out.begin), static_cast<Face const&>(*piece.run.file));
  return out;
}

drawing::Figurine LineSetter::figurine(Span const& span, double x) const {
  drawing::Figurine out =
      figurine_of(span, x, fonts_.figurine(*span.figurine, span.font), measure_.abbreviations);
  if (out.letters.empty()) return out;
  out.typeset = [fonts = fonts_.shared_from_this()](auto const& inlines, auto const& font,
                                                    auto const& measure) {
    return fonts->set(inlines, font, measure, {});
  };
  return out;
}

void LineSetter::place(Piece const& piece, double x, drawing::ShapedLine& into) {
  Span const& span = flat_.span_at(piece.begin);
  double const width = piece.width / units;
  if (span.struck)
    into.pieces.push_back(drawing::Bar{x, 0.24 * span.font.size + span.rise, width,
                                       0.06 * span.font.size, span.font.colour});
  if (span.figurine) {
    into.pieces.push_back(figurine(span, x));
    return;
  }
  drawing::GlyphRun run = piece.run;
  run.font = span.font;
  run.x = x;
  run.rise = span.rise;
  run.width = width;
  into.pieces.push_back(std::move(run));
}

TypeLine LineSetter::line(std::size_t begin, std::size_t end, int room, bool last) {
  std::string_view const text = flat_.text;
  std::size_t ink_end = end;
  bool const forced = text.substr(begin, end - begin).ends_with("\u2028");
  if (forced) ink_end -= 3;
  else if (!last)
    while (ink_end > begin && text[ink_end - 1] == ' ') --ink_end;
  std::vector<Piece> parts;
  int width = 0, ascent = 0, descent = 0, top = 0, bottom = 0;
  bool has_ink = false;
  for (Piece const& piece : pieces_) {
    if (piece.end <= begin || piece.begin >= ink_end) continue;
    Piece part = part_of(piece, begin, ink_end);
    width += part.width;
    ascent = std::max(ascent, part.ascent);
    descent = std::max(descent, part.descent);
    if (part.has_ink) {
      top = has_ink ? std::min(top, part.ink_top) : part.ink_top;
      bottom = has_ink ? std::max(bottom, part.ink_bottom) : part.ink_bottom;
      has_ink = true;
    }
    parts.push_back(std::move(part));
  }
  int const spare = room - width;
  if (measure_.flush == layout::Flush::justified && !last && !forced && spare > 0) {
    std::vector<double*> blanks;
    for (Piece& part : parts)
      for (std::size_t byte = 0, glyph = 0; drawing::Cluster const &cluster : part.run.clusters) {
        if (part.run.text[byte] == ' ') blanks.push_back(&part.run.glyphs[glyph].advance);
        byte += cluster.bytes;
        glyph += cluster.glyphs;
      }
    for (double* const blank : blanks) *blank += spare / units / static_cast<double>(blanks.size());
    if (!blanks.empty()) width = room;
    for (Piece& part : parts) {
      double sum = 0;
      for (drawing::Glyph const& glyph : part.run.glyphs) sum += glyph.advance;
      if (!part.run.glyphs.empty()) part.width = points_to_units(sum);
    }
  }
  auto shaped = std::make_shared<drawing::ShapedLine>();
  int x = 0;
  for (Piece const& part : parts) {
    place(part, x / units, *shaped);
    x += part.width;
  }
  TypeLine out;
  out.width = width / units;
  out.ascent = ascent / units;
  out.descent = descent / units;
  out.ink_ascent = has_ink ? -top / units : 0;
  out.ink_descent = has_ink ? bottom / units : 0;
  for (LinkSpan const& link : flat_.links) {
    if (link.end <= begin || link.begin >= end) continue;
    out.links.push_back({(at_[std::max(link.begin, begin)] - at_[begin]) / units,
                         (at_[std::min(link.end, end)] - at_[begin]) / units, link.target});
  }
  out.shaped = std::move(shaped);
  return out;
}

TypeLines LineSetter::run() {
  cut();
  bool first = true;
  for (std::size_t at = 0; at < flat_.text.size();) {
    double const start = first ? measure_.indent : measure_.hanging;
    double const width = measure_.width - (first ? measure_.first_short : 0) - start;
    int const room = measure_.width > 0 ? std::max(1, static_cast<int>(width * units)) : 0;
    std::size_t const end = end_of_line(at, room);
    TypeLine made = line(at, end, room, end == flat_.text.size());
    double const spare = measure_.width > 0 ? width - made.width : 0;
    double const share = measure_.flush == layout::Flush::centre  ? 0.5
                         : measure_.flush == layout::Flush::right ? 1
                                                                  : 0;
    made.x = start + std::max(0.0, spare) * share;
    result_.lines.push_back(std::move(made));
    at = end;
    first = false;
  }
  return std::move(result_);
}

}  // namespace

TypeLines set_lines(LateFonts& fonts, FlatText const& flat, Measure const& measure) {
  return LineSetter(fonts, flat, measure).run();
}

}  // namespace dawson::type
