// SVG's y runs downwards: heights are negated when they are written, so that all else thinks
// upwards.
#include "backend/svg.hpp"

#include <fmt/format.h>
#include <glib.h>

#include <cmath>
#include <memory>
#include <set>

#include "drawing/board.hpp"
#include "drawing/figurine.hpp"
#include "drawing/piece_set.hpp"
#include "drawing/shaped.hpp"
#include "text/ascii.hpp"
#include "text/utf8.hpp"

namespace dawson::backend {
namespace {

using layout::Colour;

std::string number(double value) {
  std::string out = fmt::format("{:.3f}", value);
  while (out.back() == '0') out.pop_back();
  if (out.back() == '.') out.pop_back();
  return out == "-0" ? "0" : out;
}

// Text and values of attributes; characters that XML does not allow become U+FFFD.
std::string escaped(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    std::size_t const length = text::utf8_length(text, i);
    auto const byte = static_cast<unsigned char>(text[i]);
    std::string_view const character = text.substr(i, std::max<std::size_t>(length, 1));
    if (length == 0 || (byte < 0x20 && byte != '\t' && byte != '\n') || character == "\uFFFE" ||
        character == "\uFFFF")
      out += "\uFFFD";
    else if (byte == '&') out += "&amp;";
    else if (byte == '<') out += "&lt;";
    else if (byte == '>') out += "&gt;";
    else if (byte == '"') out += "&quot;";
    else out += character;
    i += character.size();
  }
  return out;
}

std::string hexadecimal(Colour colour) {
  auto const part = [](double value) {
    return static_cast<int>(std::lround(std::min(1.0, std::max(0.0, value)) * 255));
  };
  return fmt::format("#{:02x}{:02x}{:02x}", part(colour.red), part(colour.green),
                     part(colour.blue));
}

std::string matrix(drawing::Matrix const& m) {
  if (m.a == 1 && m.b == 0 && m.c == 0 && m.d == 1)
    return fmt::format("translate({} {})", number(m.e), number(-m.f));
  return fmt::format("matrix({:.6g} {:.6g} {:.6g} {:.6g} {} {})", m.a, -m.b, -m.c, m.d, number(m.e),
                     number(-m.f));
}

std::string path(drawing::Outline const& outline) {
  std::string out;
  auto const point = [&](layout::Point p) {
    bool const digit_before = !out.empty() && text::is_digit(out.back());
    std::string const x = number(p.x), y = number(-p.y);
    if (digit_before && x.front() != '-') out += ' ';
    out += x;
    if (y.front() != '-') out += ' ';
    out += y;
  };
  for (drawing::Outline::Step const& step : outline.steps) {
    switch (step.kind) {
      case drawing::Outline::Step::move: out += 'M', point(step.points[0]); break;
      case drawing::Outline::Step::line: out += 'L', point(step.points[0]); break;
      case drawing::Outline::Step::curve:
        out += 'C', point(step.points[0]), point(step.points[1]), point(step.points[2]);
        break;
      case drawing::Outline::Step::close: out += 'Z'; break;
    }
  }
  return out;
}

std::string_view families_like(layout::Family family) {
  switch (family) {
    case layout::Family::serif: return "'Libertinus Serif',serif";
    case layout::Family::sans: return "'Libertinus Sans',sans-serif";
    case layout::Family::mono: return "'Libertinus Mono',monospace";
  }
  return "serif";
}

std::string base64(std::string_view bytes) {
  std::unique_ptr<gchar, decltype(&g_free)> const text(
      g_base64_encode(reinterpret_cast<guchar const*>(bytes.data()), bytes.size()), &g_free);
  return text.get();
}

class SvgCanvas : public drawing::Canvas {
 public:
  void fill(drawing::Outline const& outline, Colour colour) override {
    body_ += fmt::format(
        "<path d=\"{}\"{}/>\n", path(outline),
        colour == layout::black ? "" : fmt::format(" fill=\"{}\"", hexadecimal(colour)));
  }

  void stroke(drawing::Outline const& outline, drawing::Pen const& pen, Colour colour) override {
    body_ += fmt::format("<path fill=\"none\" stroke=\"{}\" stroke-width=\"{}\"",
                         hexadecimal(colour), number(pen.width));
    if (pen.cap != drawing::Cap::butt)
      body_ += fmt::format(" stroke-linecap=\"{}\"",
                           pen.cap == drawing::Cap::round ? "round" : "square");
    if (pen.join == drawing::Join::round) body_ += " stroke-linejoin=\"round\"";
    else if (pen.miter_limit != 4)  // SVG's own
      body_ += fmt::format(" stroke-miterlimit=\"{}\"", number(pen.miter_limit));
    if (!pen.dashes.empty()) {
      std::string dashes;
      for (double const dash : pen.dashes) dashes += (dashes.empty() ? "" : " ") + number(dash);
      body_ += fmt::format(" stroke-dasharray=\"{}\"", dashes);
    }
    body_ += fmt::format(" d=\"{}\"/>\n", path(outline));
  }

  void clipped(drawing::Outline const& outline, Draw const& draw) override {
    std::string const id = fmt::format("clip{}", ++clips_);
    definitions_ +=
        fmt::format("<clipPath id=\"{}\"><path d=\"{}\"/></clipPath>\n", id, path(outline));
    group(fmt::format("clip-path=\"url(#{})\"", id), draw);
  }

  void moved(drawing::Matrix const& by, Draw const& draw) override {
    group(fmt::format("transform=\"{}\"", matrix(by)), draw);
  }

  void repeated(std::string const& key, layout::Rectangle, drawing::Matrix const& at,
                Draw const& draw) override {
    std::string id = key;
    for (char& c : id)
      if (c == '@' || c == '+') c = '-';
    if (defined_.insert(id).second) {
      std::string outer;
      std::swap(outer, body_);
      draw(*this);
      std::swap(outer, body_);
      definitions_ += fmt::format("<g id=\"{}\">\n{}</g>\n", id, outer);
    }
    body_ +=
        fmt::format("<use href=\"#{}\"{}/>\n", id,
                    at == drawing::Matrix{} ? "" : fmt::format(" transform=\"{}\"", matrix(at)));
  }

  void text(layout::TypeLine const& line, double x, double y) override {
    for (auto const& piece : drawing::shaped(line).pieces) {
      if (auto const* run = std::get_if<drawing::GlyphRun>(&piece)) write(*run, x, y);
      if (auto const* bar = std::get_if<drawing::Bar>(&piece))
        fill(drawing::Outline().rectangle(x + bar->x, y + bar->y, bar->width, bar->height),
             bar->colour);
      if (auto const* figurine = std::get_if<drawing::Figurine>(&piece))
        moved(drawing::Matrix::moved(x, y),
              [&](drawing::Canvas& canvas) { draw_figurine(canvas, *figurine); });
    }
  }

  std::string document(layout::Rectangle const& box, Colour paper, SvgWords const& words) const {
    constexpr double millimetres_a_point = 25.4 / 72;
    auto const side = [&](double points) { return number(points * millimetres_a_point); };
    std::string out = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}mm\" height=\"{}mm\" viewBox=\"{} {} "
        "{} {}\" role=\"img\">\n",
        side(box.width), side(box.height), number(box.x), number(-box.y - box.height),
        number(box.width), number(box.height));
    out += fmt::format("<title>{}</title>\n",
                       words.title.empty() ? "Chess diagram" : escaped(words.title));
    if (!words.description.empty())
      out += fmt::format("<desc>{}</desc>\n", escaped(words.description));
    if (!definitions_.empty()) out += fmt::format("<defs>\n{}</defs>\n", definitions_);
    out += fmt::format("<path d=\"{}\" fill=\"{}\"/>\n",
                       path(drawing::Outline().rectangle(box.x, box.y, box.width, box.height)),
                       hexadecimal(paper));
    return out + body_ + "</svg>\n";
  }

 private:
  void group(std::string const& attributes, Draw const& draw) {
    body_ += fmt::format("<g {}>\n", attributes);
    draw(*this);
    body_ += "</g>\n";
  }

  // As long as it was measured, whatever font a reader's system puts in the place of ours.
  void write(drawing::GlyphRun const& run, double x, double y) {
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

  void picture(drawing::PieceSet const& set, drawing::Piece const& piece,
               drawing::Matrix const& at) override {
    std::string const id = fmt::format("piece-{}-{}", piece.code, static_cast<int>(piece.side));
    // librsvg makes pixels of such a picture, as many as it is units wide.
    constexpr int side = artwork::units_a_square;
    if (defined_.insert(id).second)
      definitions_ += fmt::format(
          "<image id=\"{}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" "
          "href=\"data:image/svg+xml;base64,{}\"/>\n",
          id, -side / 2, -side / 2, side, side, base64(set.picture(piece)));
    body_ += fmt::format("<use href=\"#{}\" transform=\"{}\"/>\n", id,
                         matrix(at.after(drawing::Matrix::scaled(1.0 / side))));
  }

  std::string definitions_, body_;
  std::set<std::string> defined_;
  int clips_ = 0;
};

}  // namespace

std::string svg_board(layout::Scene const& scene, SvgWords const& words,
                      layout::Typeset const& typeset, drawing::PieceSet const* pieces) {
  return svg_diagram(scene, {}, words, typeset, pieces);
}

std::string svg_diagram(layout::Scene const& scene, layout::PlacedCaption const& caption,
                        SvgWords const& words, layout::Typeset const& typeset,
                        drawing::PieceSet const* pieces) {
  SvgCanvas canvas;
  canvas.use_pieces(pieces);
  draw_board(canvas, scene, typeset);
  draw_caption(canvas, scene, caption);
  return canvas.document(drawing::diagram_box(scene, caption), drawing::style_of(scene).paper,
                         words);
}

}  // namespace dawson::backend
