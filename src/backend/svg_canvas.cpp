#include "backend/svg_canvas.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "backend/svg_words.hpp"
#include "drawing/board.hpp"
#include "drawing/canvas.hpp"
#include "drawing/shaped.hpp"
#include "text/hash.hpp"

namespace dawson::backend {
namespace {

using layout::Colour;
using layout::hexadecimal;
using svg::base64;
using svg::escaped;
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

bool is_shared(std::string const& path, int uses) {
  constexpr std::size_t short_path = 40;
  return uses > 1 && path.size() > short_path;
}

}  // namespace

SvgCanvas::SvgCanvas(SvgDrawings& drawings, layout::Style const& style,
                     drawing::PieceSet const* piece_set, bool in_page)
    : drawings_(drawings),
      piece_set_(piece_set),
      look_(drawings.look(style, piece_set)),
      in_page_(in_page),
      light_(style.light),
      dark_(style.dark) {
  use_pieces(piece_set);
}

void SvgCanvas::fill(drawing::Outline const& outline, Colour colour) {
  std::string attributes =
      colour == layout::black ? "" : fmt::format(" fill=\"{}\"", hexadecimal(colour));
  // A page can choose its colours of squares. The attribute is for readers without variables.
  bool const is_light = colour == light_ && light_ != layout::white;
  if (in_page_ && !attributes.empty() && (is_light || colour == dark_))
    attributes += fmt::format(" style=\"fill:var(--{}-squares,{})\"", is_light ? "light" : "dark",
                              hexadecimal(colour));
  add_path(outline, attributes);
}

void SvgCanvas::stroke(drawing::Outline const& outline, drawing::Pen const& pen, Colour colour) {
  std::string attributes =
      fmt::format(" stroke=\"{}\" stroke-width=\"{}\"", hexadecimal(colour), number(pen.width));
  // The root element sets round caps and joins, which pieces use.
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

// Returns the drawing of `draw`, separate from everything else.
SvgDrawn SvgCanvas::drawn(Draw const& draw) {
  Open outer = std::exchange(open_, {});
  draw(*this);
  return finished(std::exchange(open_, std::move(outer)));
}

void SvgCanvas::clipped(drawing::Outline const& outline, Draw const& draw) {
  SvgDrawn clip = drawn([&](Canvas&) { add_path(outline, ""); });
  clip.text = fmt::format("<clipPath id=\"{}\">{}</clipPath>\n", SvgDrawn::id, clip.text);
  clip.uses.insert(clip.uses.begin(), SvgDrawn::own);
  open_.ids.push_back(drawings_.define(std::move(clip)));
  group(fmt::format("clip-path=\"url(#{})\"", SvgDrawn::id), draw);
}

void SvgCanvas::lay_below_pieces(drawing::Outline outline, std::string css_class) {
  below_pieces_ = {std::move(outline), std::move(css_class)};
}

void SvgCanvas::put_below_pieces() {
  if (!below_pieces_) return;
  open_.filled = std::string::npos;  // an element of its own, so that a page can colour it
  add_path(below_pieces_->outline,
           fmt::format(" fill=\"none\" class=\"{}\"", below_pieces_->css_class));
  below_pieces_.reset();
}

void SvgCanvas::pieces(std::span<drawing::PlacedSymbol const> pieces, double square,
                       layout::Style const& style) {
  put_below_pieces();
  std::size_t const look = std::exchange(look_, drawings_.look(style, piece_set_));
  Canvas::pieces(pieces, square, style);
  look_ = look;
}

void SvgCanvas::beside_board(Draw const& draw) {
  if (!in_page_) return draw(*this);
  within("class=\"beside\"", draw);
}

void SvgCanvas::in_print(Draw const& draw) {
  // CSS selectors cannot use the ancestors of an element repeated by `use`, but it inherits
  // properties.
  if (printed_) within("display=\"none\" style=\"display:var(--print,none)\"", draw);
}

void SvgCanvas::on_squares(Draw const& draw) {
  if (!pieces_apart_) return draw(*this);
  put_below_pieces();
  within("class=\"standing\"", draw);
}

// Writes a group with those attributes, if anything is drawn.
void SvgCanvas::within(std::string_view attributes, Draw const& draw) {
  std::string outer = std::exchange(open_.text, {});
  draw(*this);
  std::string const drawn = std::exchange(open_.text, std::move(outer));
  open_.filled = std::string::npos;
  if (!drawn.empty()) open_.text += fmt::format("<g {}>\n{}</g>\n", attributes, drawn);
}

SvgDrawn SvgCanvas::take() {
  put_below_pieces();
  return finished(std::exchange(open_, {}));
}

// Paths that occur several times are defined; the others are written in place.
SvgDrawn SvgCanvas::finished(Open const& open) {
  SvgDrawn out;
  auto id = open.ids.begin();
  auto sign = open.signs.begin();
  std::string const& text = open.text;
  for (std::size_t i = 0, from = 0; i <= text.size(); ++i) {
    if (i < text.size() && text[i] == SvgDrawn::id) out.uses.push_back(*id++);
    if (i < text.size() && text[i] != path_sign) continue;
    out.text.append(text, from, i - from);
    if (i == text.size()) break;
    from = i + 1;
    auto const& [data, uses] = open.paths[*sign++];
    if (!is_shared(*data, uses)) {
      out.text.append("<path d=\"").append(*data).append("\"");
      continue;
    }
    out.uses.push_back(drawings_.define(
        {fmt::format("<path id=\"{}\" d=\"{}\"/>\n", SvgDrawn::id, *data), {SvgDrawn::own}}));
    out.text += fmt::format("<use href=\"#{}\"", SvgDrawn::id);
  }
  return out;
}

void SvgCanvas::moved(drawing::Matrix const& by, Draw const& draw) {
  group(fmt::format("transform=\"{}\"", matrix(by)), draw);
}

// Defines the drawing upright and at its full size, so that most uses need a position only.
void SvgCanvas::repeated(std::string const& key, layout::Rectangle, drawing::Matrix const& at,
                         Draw const& draw) {
  double const scale = std::sqrt(std::abs(at.a * at.d - at.b * at.c));
  auto const size = drawing::Matrix::scaled(scale);
  use(drawings_.drawing({look_, scale, key},
                        [&] {
                          SvgDrawn inner = drawn(draw);
                          inner.text = fmt::format("<g id=\"{}\"{}>\n{}</g>\n", SvgDrawn::id,
                                                   transform(size), inner.text);
                          inner.uses.insert(inner.uses.begin(), SvgDrawn::own);
                          return inner;
                        }),
      size, at);
}

void SvgCanvas::text(layout::TypeLine const& line, double x, double y) {
  drawing::draw_line(*this, line, x, y, [&](drawing::GlyphRun const& run) { write(run, x, y); });
}

// The strip is a text of its own: e-readers do not know `paint-order`.
void SvgCanvas::halo(layout::TypeLine const& line, double x, double y, double width,
                     layout::Colour colour) {
  auto const attributes = fmt::format(" aria-hidden=\"true\" stroke=\"{}\" stroke-width=\"{}\"",
                                      hexadecimal(colour), number(2 * width));
  drawing::each_glyph_run(line,
                          [&](drawing::GlyphRun const& run) { write(run, x, y, attributes); });
}

void SvgCanvas::group(std::string_view attributes, Draw const& draw) {
  open_.text.append("<g ").append(attributes).append(">\n");
  draw(*this);
  open_.text += "</g>\n";
}

void SvgCanvas::use(std::size_t drawing, drawing::Matrix const& defined,
                    drawing::Matrix const& at) {
  std::string& out = open_.text;
  out.append("<use href=\"#").push_back(SvgDrawn::id);
  out += '"';
  open_.ids.push_back(drawing);
  if (at.a == defined.a && at.b == 0 && at.c == 0 && at.d == defined.d) {
    if (at.e != 0) out.append(" x=\"").append(number(at.e)).append("\"");
    if (at.f != 0) out.append(" y=\"").append(number(-at.f)).append("\"");
  } else {
    out += transform(at.after(drawing::Matrix::scaled(1 / defined.a)));
  }
  out += "/>\n";
}

// A stroke along the outline that was filled last goes into the same element.
void SvgCanvas::add_path(drawing::Outline const& outline, std::string const& attributes) {
  constexpr std::string_view no_fill = " fill=\"none\"", end = "/>\n";
  bool const strokes = attributes.starts_with(no_fill);
  auto const [known, is_new] = open_.numbers.try_emplace(path(outline), open_.paths.size());
  if (is_new) open_.paths.push_back({&known->first});
  if (strokes && open_.filled == open_.text.size() && open_.signs.back() == known->second) {
    open_.text.insert(open_.text.size() - end.size(), attributes.substr(no_fill.size()));
    return;
  }
  ++open_.paths[known->second].uses;
  open_.signs.push_back(known->second);
  open_.text += path_sign;
  open_.text.append(attributes).append(end);
  if (!strokes) open_.filled = open_.text.size();
}

// Text gets its measured length, in case the reader's system substitutes another font.
void SvgCanvas::write(drawing::GlyphRun const& run, double x, double y,
                      std::string const& attributes) {
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
  open_.text += fmt::format(
      "<text x=\"{}\" y=\"{}\" textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\" "
      "font-family=\"'{}',{}\" font-size=\"{}\"",
      number(x + from), number(-(y + run.rise)), number(to - from), escaped(run.file->family),
      families_like(run.font.family), number(run.font.size));
  if (run.font.bold) open_.text += " font-weight=\"bold\"";
  if (run.font.italic || run.font.slanted) open_.text += " font-style=\"italic\"";
  if (run.font.small_caps) open_.text += " font-variant=\"small-caps\"";
  if (run.font.colour != layout::black)
    open_.text += fmt::format(" fill=\"{}\"", hexadecimal(run.font.colour));
  open_.text += fmt::format("{}>{}</text>\n", attributes, words);
}

void SvgCanvas::picture(drawing::PieceSet const& set, drawing::PieceDrawing const& symbol,
                        drawing::Matrix const& at) {
  // librsvg rasterises such a picture with as many pixels as it has units.
  constexpr int side = artwork::units_a_square;
  use(drawings_.drawing(
          {look_, 1, fmt::format("piece {} {}", symbol.code, static_cast<int>(symbol.side))},
          [&] {
            return SvgDrawn{
                fmt::format("<image id=\"{}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" "
                            "href=\"data:image/svg+xml;base64,{}\"/>\n",
                            SvgDrawn::id, -side / 2, -side / 2, side, side,
                            base64(set.picture(symbol))),
                {SvgDrawn::own}};
          }),
      {}, at.after(drawing::Matrix::scaled(1.0 / side)));
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

std::size_t SvgDrawings::define(SvgDrawn element) {
  auto const [known, is_new] = numbers_.try_emplace(std::move(element), elements_.size());
  if (is_new) elements_.push_back({&known->first, text::fnv1a(known->first.text)});
  return known->second;
}

std::size_t SvgDrawings::look(layout::Style const& style, drawing::PieceSet const* piece_set) {
  auto const known = std::ranges::find_if(
      looks_, [&](Look const& one) { return one.piece_set == piece_set && one.style == style; });
  if (known != looks_.end()) return known->number;
  constexpr std::size_t most_looks = 64;  // then drawings are made again
  if (looks_.size() == most_looks) {
    looks_.clear();
    drawings_.clear();
  }
  looks_.push_back({style, piece_set, ++last_look_});
  return last_look_;
}

std::size_t SvgDrawings::drawing(Key key, std::function<SvgDrawn()> const& draw) {
  auto const known = drawings_.find(key);
  if (known != drawings_.end()) return known->second;
  std::size_t const number = define(draw());
  drawings_.emplace(std::move(key), number);
  return number;
}

}  // namespace dawson::backend
