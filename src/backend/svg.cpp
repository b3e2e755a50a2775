// What is drawn again is defined once, and so is each path; ids get the file's own part when all of
// it is known.
#include "backend/svg.hpp"

#include <fmt/format.h>
#include <glib.h>

#include <cmath>
#include <cstdint>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "backend/svg_words.hpp"
#include "drawing/board.hpp"
#include "drawing/figurine.hpp"
#include "drawing/piece_set.hpp"
#include "drawing/shaped.hpp"
#include "text/ascii.hpp"
#include "text/utf8.hpp"

namespace dawson::backend {
namespace {

using layout::Colour;
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

std::string base64(std::string_view bytes) {
  std::unique_ptr<gchar, decltype(&g_free)> const text(
      g_base64_encode(reinterpret_cast<guchar const*>(bytes.data()), bytes.size()), &g_free);
  return text.get();
}

// FNV-1a: tells the files of a page apart, no more.
std::string hash_of(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (char const c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  constexpr std::string_view digits = "0123456789abcdefghijklmnopqrstuvwxyz";
  std::string out = "d";
  for (int i = 0; i < 6; ++i, hash /= digits.size()) out += digits[hash % digits.size()];
  return out;
}

// Stand for what is known at the end alone: the file's part of an id; a path, by its number.
constexpr char id_sign = '\1', path_sign = '\2';

class SvgCanvas : public drawing::Canvas {
 public:
  void fill(drawing::Outline const& outline, Colour colour) override {
    add_path(outline,
             colour == layout::black ? "" : fmt::format(" fill=\"{}\"", hexadecimal(colour)));
  }

  void stroke(drawing::Outline const& outline, drawing::Pen const& pen, Colour colour) override {
    std::string attributes =
        fmt::format(" stroke=\"{}\" stroke-width=\"{}\"", hexadecimal(colour), number(pen.width));
    // The picture's own ends and corners are the round ones of men.
    if (pen.cap != drawing::Cap::round)
      attributes +=
          fmt::format(" stroke-linecap=\"{}\"", pen.cap == drawing::Cap::butt ? "butt" : "square");
    if (pen.join == drawing::Join::miter) attributes += " stroke-linejoin=\"miter\"";
    if (!pen.dashes.empty()) {
      std::string dashes;
      for (double const dash : pen.dashes) dashes += (dashes.empty() ? "" : " ") + number(dash);
      attributes += fmt::format(" stroke-dasharray=\"{}\"", dashes);
    }
    add_path(outline, " fill=\"none\"" + attributes);
  }

  void clipped(drawing::Outline const& outline, Draw const& draw) override {
    std::string const id = fmt::format("{}clip{}", id_sign, ++clips_);
    std::string outer = std::exchange(body_, {});
    add_path(outline, "");
    definitions_ += fmt::format("<clipPath id=\"{}\">{}</clipPath>\n", id,
                                std::exchange(body_, std::move(outer)));
    group(fmt::format("clip-path=\"url(#{})\"", id), draw);
  }

  void moved(drawing::Matrix const& by, Draw const& draw) override {
    group(fmt::format("transform=\"{}\"", matrix(by)), draw);
  }

  void repeated(std::string const& key, layout::Rectangle, drawing::Matrix const& at,
                Draw const& draw) override {
    auto const [known, is_new] = repeated_.try_emplace(key);
    Repeated& drawing = known->second;
    if (is_new) {
      drawing = {fmt::format("{}{}", id_sign, repeated_.size()), {at.a, at.b, at.c, at.d, 0, 0}};
      std::string outer = std::exchange(body_, {});
      draw(*this);
      std::string const inner = std::exchange(body_, std::move(outer));
      definitions_ +=
          fmt::format("<g id=\"{}\"{}>\n{}</g>\n", drawing.id, transform(drawing.within), inner);
    }
    use(drawing, at);
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

  std::string document(layout::Rectangle const& box, Colour paper, SvgWords const& words) {
    constexpr double millimetres_a_point = 25.4 / 72;
    auto const side = [&](double points) { return number(points * millimetres_a_point); };
    std::string out = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}mm\" height=\"{}mm\" viewBox=\"{} {} "
        "{} {}\" role=\"img\" "
        "stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke-miterlimit=\"10\">\n",
        side(box.width), side(box.height), number(box.x), number(-box.y - box.height),
        number(box.width), number(box.height));
    out += fmt::format("<title>{}</title>\n",
                       words.title.empty() ? "Chess diagram" : escaped(words.title));
    if (!words.description.empty())
      out += fmt::format("<desc>{}</desc>\n", escaped(words.description));
    if (!words.position.empty())
      out += fmt::format("<metadata>{}</metadata>\n", escaped(words.position));
    std::string const ground =
        fmt::format("<path d=\"{}\" fill=\"{}\"/>\n",
                    path(drawing::Outline().rectangle(box.x, box.y, box.width, box.height)),
                    hexadecimal(paper));
    std::string const drawing = defined() + ground + body_ + "</svg>\n";
    return with_ids(out + with_paths(drawing));
  }

 private:
  void group(std::string const& attributes, Draw const& draw) {
    body_ += fmt::format("<g {}>\n", attributes);
    draw(*this);
    body_ += "</g>\n";
  }

  // What is defined once, turned and scaled as it is first used: later it is but moved.
  struct Repeated {
    std::string id;
    drawing::Matrix within;
  };

  static std::string transform(drawing::Matrix const& m) {
    return m == drawing::Matrix{} ? "" : fmt::format(" transform=\"{}\"", matrix(m));
  }

  void use(Repeated const& drawing, drawing::Matrix const& at) {
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
  void add_path(drawing::Outline const& outline, std::string const& attributes) {
    constexpr std::string_view no_fill = " fill=\"none\"";
    std::string const data = path(outline);
    auto const [known, is_new] = path_numbers_.try_emplace(data, paths_.size());
    if (is_new) paths_.push_back({data, 0});
    std::string const element = fmt::format("{}{} ", path_sign, known->second);
    std::size_t const last = body_.rfind(path_sign);
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

  // Paths that are used again are defined, and used; the others stand where they are drawn.
  bool is_shared(std::size_t number) const {
    constexpr std::size_t short_path = 40;
    return paths_[number].uses > 1 && paths_[number].data.size() > short_path;
  }

  std::string defined() const {
    std::string out = definitions_;
    std::string shared;
    for (std::size_t i = 0; i < paths_.size(); ++i)
      if (is_shared(i))
        shared += fmt::format("<path id=\"{}p{}\" d=\"{}\"/>\n", id_sign, i, paths_[i].data);
    return (shared + out).empty() ? "" : fmt::format("<defs>\n{}{}</defs>\n", shared, out);
  }

  std::string with_paths(std::string const& text) const {
    std::string out;
    std::size_t from = 0;
    for (std::size_t at; (at = text.find(path_sign, from)) != std::string::npos;) {
      out += text.substr(from, at - from);
      std::size_t const end = text.find(' ', at);
      auto const i = static_cast<std::size_t>(std::stoul(text.substr(at + 1, end - at - 1)));
      out += is_shared(i) ? fmt::format("<use href=\"#{}p{}\"", id_sign, i)
                          : fmt::format("<path d=\"{}\"", paths_[i].data);
      from = end + 1;
    }
    return out + text.substr(from);
  }

  // Ids are of this file alone, since several may stand in one page.
  static std::string with_ids(std::string const& text) {
    std::string const prefix = hash_of(text) + "-";
    std::string out;
    for (char const c : text) c == id_sign ? out += prefix : out += c;
    return out;
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
    auto const [known, is_new] =
        repeated_.try_emplace(fmt::format("piece {} {}", piece.code, static_cast<int>(piece.side)));
    // librsvg makes pixels of such a picture, as many as it is units wide.
    constexpr int side = artwork::units_a_square;
    if (is_new) {
      known->second = {fmt::format("{}{}", id_sign, repeated_.size()), {}};
      definitions_ += fmt::format(
          "<image id=\"{}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" "
          "href=\"data:image/svg+xml;base64,{}\"/>\n",
          known->second.id, -side / 2, -side / 2, side, side, base64(set.picture(piece)));
    }
    use(known->second, at.after(drawing::Matrix::scaled(1.0 / side)));
  }

  struct SharedPath {
    std::string data;
    int uses = 0;
  };

  std::string definitions_, body_;
  std::map<std::string, Repeated> repeated_;  // by key
  std::map<std::string, std::size_t> path_numbers_;
  std::vector<SharedPath> paths_;
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
