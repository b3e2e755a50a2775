#include "backend/pdf/pdf_canvas.hpp"

#include <fmt/format.h>

#include <cmath>

#include "drawing/shaped.hpp"

namespace dawson::backend {
namespace {

using layout::Colour;

constexpr int places = 3;  // decimals of points
constexpr std::string_view soft_hyphen = "\u00AD";
}  // namespace

void PdfCanvas::numbers(std::initializer_list<double> values) {
  for (double const value : values) {
    append_number(content_, value, places);
    content_ += ' ';
  }
}

void PdfCanvas::matrix(drawing::Matrix const& m, int decimals) {
  for (double const value : {m.a, m.b, m.c, m.d})
    append_number(content_, value, decimals), content_ += ' ';
  numbers({m.e, m.f});
}

void PdfCanvas::path(drawing::Outline const& outline) {
  for (drawing::Outline::Step const& step : outline.steps) {
    auto const& p = step.points;
    switch (step.kind) {
      case drawing::Outline::Step::move: numbers({p[0].x, p[0].y}), content_ += "m\n"; break;
      case drawing::Outline::Step::line: numbers({p[0].x, p[0].y}), content_ += "l\n"; break;
      case drawing::Outline::Step::curve:
        numbers({p[0].x, p[0].y, p[1].x, p[1].y, p[2].x, p[2].y}), content_ += "c\n";
        break;
      case drawing::Outline::Step::close: content_ += "h\n"; break;
    }
  }
}

namespace {

void append_colour(std::string& out, Colour c, std::string_view grey, std::string_view rgb) {
  append_number(out, c.red);
  if (c.red == c.green && c.green == c.blue) {
    out += grey;
    return;
  }
  out += ' ';
  append_number(out, c.green);
  out += ' ';
  append_number(out, c.blue);
  out += rgb;
}

}  // namespace

Colour PdfResources::printed(Colour c) const {
  if (!greys_ || (c.red == c.green && c.green == c.blue)) return c;
  double const grey = 0.2126 * c.red + 0.7152 * c.green + 0.0722 * c.blue;
  return {grey, grey, grey};
}

void PdfCanvas::set_fill(Colour colour) {
  colour = resources_.printed(colour);
  if (state_.fill == colour) return;
  append_colour(content_, colour, " g\n", " rg\n");
  state_.fill = colour;
}

void PdfCanvas::fill(drawing::Outline const& outline, Colour colour) {
  set_fill(colour);
  path(outline);
  content_ += "f\n";
}

void PdfCanvas::stroke(drawing::Outline const& outline, drawing::Pen const& pen, Colour colour) {
  use_pen(pen, colour);
  path(outline);
  content_ += "S\n";
}

void PdfCanvas::use_pen(drawing::Pen const& pen, Colour colour) {
  colour = resources_.printed(colour);
  if (state_.stroke != colour) {
    append_colour(content_, colour, " G\n", " RG\n");
    state_.stroke = colour;
  }
  if (state_.width != pen.width) numbers({state_.width = pen.width}), content_ += "w\n";
  if (state_.cap != pen.cap)
    content_ += fmt::format("{} J\n", static_cast<int>(state_.cap = pen.cap));
  if (state_.join != pen.join)
    content_ += fmt::format("{} j\n", static_cast<int>(state_.join = pen.join));
  if (pen.join == drawing::Join::miter && state_.miter_limit != pen.miter_limit)
    numbers({state_.miter_limit = pen.miter_limit}), content_ += "M\n";
  if (state_.dashes != pen.dashes) {
    content_ += '[';
    for (double const dash : pen.dashes) numbers({dash});
    content_ += "]0 d\n";
    state_.dashes = pen.dashes;
  }
}

void PdfCanvas::nested(Draw const& draw) {
  State const outer = state_;
  draw(*this);
  content_ += "Q\n";
  state_ = outer;
}

void PdfCanvas::clipped(drawing::Outline const& outline, Draw const& draw) {
  content_ += "q\n";
  path(outline);
  content_ += "W n\n";
  nested(draw);
}

void PdfCanvas::moved(drawing::Matrix const& by, Draw const& draw) {
  content_ += "q ";
  matrix(by, fine_places);
  content_ += "cm\n";
  nested(draw);
}

void PdfCanvas::repeated(std::string const& key, layout::Rectangle reach, drawing::Matrix const& at,
                         Draw const& draw) {
  put(resources_.drawing(style_ + key, reach, style_, draw), at);
}

void PdfCanvas::put(PdfResources::Drawing const& drawing, drawing::Matrix const& at) {
  used_drawings_.emplace(drawing.name, drawing.number);
  set_scale(1);  // forms inherit the scale
  bool const in_place = at == drawing::Matrix{};
  if (!in_place) {
    content_ += "q ";
    matrix(at, fine_places);
    content_ += "cm ";
  }
  content_.append("/").append(drawing.name).append(in_place ? " Do\n" : " Do Q\n");
}

void PdfCanvas::set_scale(double scale) {
  if (state_.scale != scale) numbers({100 * (state_.scale = scale)}), content_ += "Tz\n";
}

void PdfCanvas::set_font(PdfFont& font, double size, double scale) {
  set_scale(scale);
  if (state_.font == font.name() && state_.size == size) return;
  used_fonts_.emplace(font.name(), font.number());
  content_.append("/").append(font.name()) += ' ';
  append_number(content_, size);
  content_ += " Tf\n";
  state_.font = font.name();
  state_.size = size;
}

void PdfCanvas::begin_actual_text(std::string_view text) {
  content_.append("/Span<</ActualText<feff").append(utf16_digits(text)).append(">>>BDC\n");
}

void PdfCanvas::text(layout::TypeLine const& line, double x, double y) { text(line, x, y, 1); }

void PdfCanvas::halo(layout::TypeLine const& line, double x, double y, double width,
                     Colour colour) {
  begin_actual_text({});
  content_ += "q\n";
  nested([&](Canvas&) {
    use_pen({2 * width, drawing::Cap::butt, drawing::Join::round, {}}, colour);
    content_ += "1 Tr\n";
    drawing::each_glyph_run(line, [&](drawing::GlyphRun const& glyphs) {
      run(glyphs, x + glyphs.x, y + glyphs.rise, 1, pages::After::nothing);
    });
  });
  content_ += "EMC\n";
}

void PdfCanvas::text(layout::TypeLine const& line, double x, double y, double scale, WordEnd end) {
  auto const& pieces = drawing::shaped(line).pieces;
  auto const* const last =
      pieces.empty() ? nullptr : std::get_if<drawing::GlyphRun>(&pieces.back());
  drawing::draw_line(
      *this, line, x, y,
      [&](drawing::GlyphRun const& glyphs) {
        bool const is_last = &glyphs == last;
        run(is_last && end.divided ? softly_divided(glyphs) : glyphs, x + scale * glyphs.x,
            y + glyphs.rise, scale, is_last ? end.after : pages::After::nothing);
      },
      scale);
  if (end.after == pages::After::space && !last) end_word(x + line.width, y);
}

// Returns the run with its last hyphen as a soft hyphen, which is not part of the word.
drawing::GlyphRun PdfCanvas::softly_divided(drawing::GlyphRun run) {
  if (run.clusters.empty() || run.clusters.back().glyphs != 1) return run;
  std::uint16_t& glyph = run.glyphs.back().number;
  glyph = resources_.fonts().of(run.file).soft_hyphen(glyph);
  run.text.replace(run.text.size() - run.clusters.back().bytes, std::string::npos, soft_hyphen);
  run.clusters.back().bytes = static_cast<std::uint32_t>(soft_hyphen.size());
  return run;
}

void PdfCanvas::end_word(double x, double y) {
  std::uint16_t const blank = text_font_ ? text_font_->blank(' ') : std::uint16_t{0};
  if (blank == 0) return;
  content_ += "BT\n";
  set_font(*text_font_, state_.size > 0 ? state_.size : 1);
  numbers({x, y});
  std::string glyph;
  append_glyph(glyph, blank);
  content_ += "Td\n(" + glyph + ")Tj\nET\n";
}

void PdfCanvas::run(drawing::GlyphRun const& run, double x, double y, double scale,
                    pages::After then) {
  if (run.glyphs.empty()) return;
  PdfFont& font = resources_.fonts().of(run.file);
  text_font_ = &font;
  set_fill(run.font.colour);
  content_ += "BT\n";
  set_font(font, run.font.size, scale);
  numbers({x, y});
  content_ += "Td\n";
  double at = 0;
  std::size_t glyph = 0, byte = 0, shown = 0;
  auto const show = [&](std::size_t end) {
    if (end > shown) glyphs(font, run, shown, end, at);
    shown = end;
  };
  for (drawing::Cluster const& cluster : run.clusters) {
    std::string_view const bytes = std::string_view(run.text).substr(byte, cluster.bytes);
    // Several glyphs for one text, or a glyph that has another text elsewhere, need an
    // /ActualText.
    bool maps_to_text = cluster.glyphs == 1;
    for (std::size_t i = 0; i < cluster.glyphs; ++i) {
      bool const carries =
          font.use(run.glyphs[glyph + i].number, cluster.glyphs == 1 ? bytes : std::string_view());
      maps_to_text = maps_to_text && carries;
    }
    if (!maps_to_text && cluster.glyphs > 0) {
      show(glyph);
      begin_actual_text(bytes);
      show(glyph + cluster.glyphs);
      content_ += "EMC\n";
    }
    glyph += cluster.glyphs;
    byte += cluster.bytes;
  }
  using pages::After;
  std::uint16_t const after =
      then == After::nothing ? std::uint16_t{0} : font.blank(then == After::space ? ' ' : '\n');
  std::size_t const all = run.glyphs.size();
  if (shown < all) glyphs(font, run, shown, all, at, after);
  if (shown == all && after != 0) {
    std::string glyph;
    append_glyph(glyph, after);
    content_ += "(" + glyph + ")Tj\n";
  }
  content_ += "ET\n";
}

// `at` is the position of the reader's pen, in points from the start of the run.
void PdfCanvas::glyphs(PdfFont& font, drawing::GlyphRun const& run, std::size_t first,
                       std::size_t last, double& at, std::uint16_t after) {
  constexpr double least = 0.4;  // smallest correction, in thousandths of the font size
  double const size = run.font.size;
  double rise = 0;
  std::string& strings = strings_;
  strings.clear();
  bool open = false, alone = true;
  auto const flush = [&] {
    if (open) strings += ')';
    if (!strings.empty() && !alone) content_ += '[';
    if (!strings.empty()) content_.append(strings).append(alone ? "Tj\n" : "]TJ\n");
    strings.clear();
    open = false, alone = true;
  };
  for (std::size_t i = first; i < last; ++i) {
    drawing::Glyph const& glyph = run.glyphs[i];
    if (glyph.y != rise) {
      flush();
      rise = glyph.y;
      numbers({rise});
      content_ += "Ts\n";
    }
    double const correction = (at - glyph.x) * 1000 / size;
    if (std::abs(correction) > least) {
      if (open) strings += ')';
      open = false, alone = false;
      append_number(strings, correction, 0);
      at -= std::round(correction) * size / 1000;
    }
    if (!open) strings += '(';
    open = true;
    append_glyph(strings, glyph.number);
    at += font.width(glyph.number) * size / 1000;
  }
  if (open && after != 0) append_glyph(strings, after);
  flush();
  if (rise != 0) content_ += "0 Ts\n";
}

}  // namespace dawson::backend
