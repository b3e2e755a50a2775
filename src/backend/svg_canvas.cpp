#include "backend/svg_canvas.hpp"

#include <fmt/format.h>

#include <cmath>
#include <utility>

#include "backend/svg_words.hpp"
#include "drawing/board.hpp"
#include "drawing/figurine.hpp"
#include "drawing/piece_set.hpp"

namespace dawson::backend {
namespace {

using layout::Colour;
using svg::base64;
using svg::escaped;
using svg::hexadecimal;
using svg::matrix;
using svg::number;
using svg::path;

std::string_view families_like(layout::Family family) {
  switch (family) {
    case layout::Family::serif: return "'Libertinus Serif',serif";
    case layout::Family::sans: return "'Libertinus Sans',sans-serif";
    case layout::Family::mono: return "'Libertinus Mono',monospace";
  }
  return "serif";
}

std::string transform(drawing::Matrix const& m) {
  return m == drawing::Matrix{} ? "" : fmt::format(" transform=\"{}\"", matrix(m));
}

}  // namespace

void SvgCanvas::fill(drawing::Outline const& outline, Colour colour) {
  add_path(outline,
           colour == layout::black ? "" : fmt::format(" fill=\"{}\"", hexadecimal(colour)));
}

void SvgCanvas::stroke(drawing::Outline const& outline, drawing::Pen const& pen, Colour colour) {
  std::string attributes =
      fmt::format(" stroke=\"{}\" stroke-width=\"{}\"", hexadecimal(colour), number(pen.width));
  // The picture's own ends and corners are the round ones of men.
  if (pen.cap != drawing::Cap::round)
    attributes +=
        fmt::format(" stroke-linecap=\"{}\"", pen.cap == drawing::Cap::butt ? "butt" : "square");
  if (pen.join == drawing::Join::miter) attributes += " stroke-linejoin=\"miter\"";
  if (pen.join == drawing::Join::miter && pen.miter_limit != 10)
    attributes += fmt::format(" stroke-miterlimit=\"{}\"", number(pen.miter_limit));
  if (!pen.dashes.empty()) {
    std::string dashes;
    for (double const dash : pen.dashes) dashes += (dashes.empty() ? "" : " ") + number(dash);
    attributes += fmt::format(" stroke-dasharray=\"{}\"", dashes);
  }
  add_path(outline, " fill=\"none\"" + attributes);
}

void SvgCanvas::clipped(drawing::Outline const& outline, Draw const& draw) {
  std::string const id = fmt::format("{}clip{}", svg_id_sign, ++clips_);
  std::string outer = std::exchange(body_, {});
  add_path(outline, "");
  definitions_.push_back({id.substr(1), fmt::format("<clipPath id=\"{}\">{}</clipPath>\n", id,
                                                    std::exchange(body_, std::move(outer)))});
  group(fmt::format("clip-path=\"url(#{})\"", id), draw);
}

void SvgCanvas::lay_below_men(drawing::Outline outline, std::string css_class) {
  below_men_ = {std::move(outline), std::move(css_class)};
}

void SvgCanvas::put_below_men() {
  if (!below_men_) return;
  add_path(below_men_->outline, fmt::format(" fill=\"none\" class=\"{}\"", below_men_->css_class));
  below_men_.reset();
}

void SvgCanvas::men(std::span<drawing::Standing const> men, double square,
                    layout::Style const& style) {
  put_below_men();
  Canvas::men(men, square, style);
}

void SvgCanvas::beside_board(Draw const& draw) {
  if (!upright_) return draw(*this);
  std::string outer = std::exchange(body_, {});
  draw(*this);
  std::string const drawn = std::exchange(body_, std::move(outer));
  if (!drawn.empty()) body_ += fmt::format("<g class=\"beside\">\n{}</g>\n", drawn);
}

std::string const& SvgCanvas::body() {
  put_below_men();
  return body_;
}

drawing::Matrix SvgCanvas::within(drawing::Matrix const& at) const {
  if (!upright_) return {at.a, at.b, at.c, at.d, 0, 0};
  return drawing::Matrix::scaled(std::sqrt(std::abs(at.a * at.d - at.b * at.c)));
}

void SvgCanvas::moved(drawing::Matrix const& by, Draw const& draw) {
  group(fmt::format("transform=\"{}\"", matrix(by)), draw);
}

void SvgCanvas::repeated(std::string const& key, layout::Rectangle, drawing::Matrix const& at,
                         Draw const& draw) {
  auto const [known, is_new] = repeated_.try_emplace(key);
  Repeated& drawing = known->second;
  if (is_new) {
    drawing = {fmt::format("{}{}", svg_id_sign, repeated_.size()), within(at)};
    std::string outer = std::exchange(body_, {});
    draw(*this);
    std::string const inner = std::exchange(body_, std::move(outer));
    definitions_.push_back(
        {drawing.id.substr(1),
         fmt::format("<g id=\"{}\"{}>\n{}</g>\n", drawing.id, transform(drawing.within), inner)});
  }
  use(drawing, at);
}

void SvgCanvas::text(layout::TypeLine const& line, double x, double y) {
  drawing::draw_line(*this, line, x, y, [&](drawing::GlyphRun const& run) { write(run, x, y); });
}

void SvgCanvas::group(std::string const& attributes, Draw const& draw) {
  body_ += fmt::format("<g {}>\n", attributes);
  draw(*this);
  body_ += "</g>\n";
}

void SvgCanvas::use(Repeated const& drawing, drawing::Matrix const& at) {
  drawing::Matrix const& m = drawing.within;
  std::string place;
  if (at.a == m.a && at.b == m.b && at.c == m.c && at.d == m.d) {
    if (at.e != 0) place += fmt::format(" x=\"{}\"", number(at.e));
    if (at.f != 0) place += fmt::format(" y=\"{}\"", number(-at.f));
  } else {
    double const area = m.a * m.d - m.b * m.c;
    drawing::Matrix const back{m.d / area, -m.b / area, -m.c / area, m.a / area, 0, 0};
    place = transform(at.after(back));
  }
  body_ += fmt::format("<use href=\"#{}\"{}/>\n", drawing.id, place);
}

// A stroke along what has just been filled goes into the same element.
void SvgCanvas::add_path(drawing::Outline const& outline, std::string const& attributes) {
  constexpr std::string_view no_fill = " fill=\"none\"";
  std::string const data = path(outline);
  auto const [known, is_new] = path_numbers_.try_emplace(data, paths_.size());
  if (is_new) paths_.push_back({data, 0});
  std::string const element = fmt::format("{}{} ", svg_path_sign, known->second);
  std::size_t const last = body_.rfind(svg_path_sign);
  if (attributes.starts_with(no_fill) && last != std::string::npos &&
      body_.compare(last, element.size(), element) == 0 && body_.ends_with("/>\n") &&
      body_.find("stroke", last) == std::string::npos &&
      body_.find('\n', last) == body_.size() - 1) {
    body_.insert(body_.size() - 3, attributes.substr(no_fill.size()));
    return;
  }
  ++paths_[known->second].uses;
  body_ += element + attributes + "/>\n";
}

// As long as it was measured, whatever font a reader's system puts in the place of ours.
void SvgCanvas::write(drawing::GlyphRun const& run, double x, double y) {
  std::string words, blanks;
  double at = run.x, from = at, to = at;
  std::size_t byte = 0, glyph = 0;
  for (drawing::Cluster const& cluster : run.clusters) {
    std::string_view const bytes = std::string_view(run.text).substr(byte, cluster.bytes);
    bool const blank = bytes == " " || bytes == "\u00A0";
    if (!blank && words.empty()) from = at;
    for (std::size_t i = 0; i < cluster.glyphs; ++i) at += run.glyphs[glyph++].advance;
    byte += cluster.bytes;
    if (bytes == "\u2028") continue;
    if (blank) {
      blanks += bytes;
      continue;
    }
    words += (words.empty() ? "" : blanks) + escaped(bytes);
    blanks.clear();
    to = at;
  }
  if (words.empty()) return;
  body_ += fmt::format(
      "<text x=\"{}\" y=\"{}\" textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\" "
      "font-family=\"'{}',{}\" font-size=\"{}\"",
      number(x + from), number(-(y + run.rise)), number(to - from), escaped(run.file->family),
      families_like(run.font.family), number(run.font.size));
  if (run.font.bold) body_ += " font-weight=\"bold\"";
  if (run.font.italic || run.font.slanted) body_ += " font-style=\"italic\"";
  if (run.font.small_caps) body_ += " font-variant=\"small-caps\"";
  if (run.font.colour != layout::black)
    body_ += fmt::format(" fill=\"{}\"", hexadecimal(run.font.colour));
  body_ += fmt::format(">{}</text>\n", words);
}

void SvgCanvas::picture(drawing::PieceSet const& set, drawing::Piece const& piece,
                        drawing::Matrix const& at) {
  auto const [known, is_new] =
      repeated_.try_emplace(fmt::format("piece {} {}", piece.code, static_cast<int>(piece.side)));
  // librsvg makes pixels of such a picture, as many as it is units wide.
  constexpr int side = artwork::units_a_square;
  if (is_new) {
    known->second = {fmt::format("{}{}", svg_id_sign, repeated_.size()), {}};
    definitions_.push_back(
        {known->second.id.substr(1),
         fmt::format("<image id=\"{}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" "
                     "href=\"data:image/svg+xml;base64,{}\"/>\n",
                     known->second.id, -side / 2, -side / 2, side, side,
                     base64(set.picture(piece)))});
  }
  use(known->second, at.after(drawing::Matrix::scaled(1.0 / side)));
}

bool is_shared(SvgCanvas::Path const& path) {
  constexpr std::size_t short_path = 40;
  return path.uses > 1 && path.data.size() > short_path;
}

std::string svg_opening(layout::Rectangle const& box, std::string_view attributes,
                        std::optional<double> wide) {
  constexpr double millimetres_a_point = 25.4 / 72;
  auto const side = [&](double points) {
    return wide ? number(points * *wide / box.width) : number(points * millimetres_a_point) + "mm";
  };
  return fmt::format("<svg{} width=\"{}\" height=\"{}\" viewBox=\"{} {} {} {}\"", attributes,
                     side(box.width), side(box.height), number(box.x), number(-box.y - box.height),
                     number(box.width), number(box.height));
}

}  // namespace dawson::backend
