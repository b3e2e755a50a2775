// What is drawn again is defined once, and so is each path; ids get the file's own part when all of
// it is known.
#include "backend/svg.hpp"

#include <fmt/format.h>

#include <cstdint>

#include "backend/svg_canvas.hpp"
#include "backend/svg_words.hpp"
#include "drawing/board.hpp"

namespace dawson::backend {
namespace {

using layout::Colour;
using svg::escaped;
using svg::hexadecimal;
using svg::path;

// FNV-1a: tells the files of a page apart, no more.
std::string hash_of(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (char const c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  constexpr std::string_view digits = "0123456789abcdefghijklmnopqrstuvwxyz";
  std::string out = "d";
  for (int i = 0; i < 6; ++i, hash /= digits.size()) out += digits[hash % digits.size()];
  return out;
}

// Paths that are used again are defined, and used; the others stand where they are drawn.
std::string defined(SvgCanvas const& canvas) {
  std::string out;
  for (std::size_t i = 0; i < canvas.paths().size(); ++i)
    if (is_shared(canvas.paths()[i]))
      out += fmt::format("<path id=\"{}p{}\" d=\"{}\"/>\n", svg_id_sign, i, canvas.paths()[i].data);
  for (SvgCanvas::Definition const& one : canvas.definitions()) out += one.element;
  return out.empty() ? "" : fmt::format("<defs>\n{}</defs>\n", out);
}

// Ids are of this file alone, since several may stand in one page.
std::string with_ids(std::string const& text) {
  std::string const prefix = hash_of(text) + "-";
  std::string out;
  for (char const c : text) c == svg_id_sign ? out += prefix : out += c;
  return out;
}

std::string document(SvgCanvas& canvas, layout::Rectangle const& box, Colour paper,
                     SvgWords const& words, std::optional<double> wide) {
  std::string out =
      fmt::format("{} role=\"img\" {}>\n",
                  svg_opening(box, " xmlns=\"http://www.w3.org/2000/svg\"", wide), svg_line_style);
  out += fmt::format("<title>{}</title>\n",
                     words.title.empty() ? "Chess diagram" : escaped(words.title));
  if (!words.description.empty())
    out += fmt::format("<desc>{}</desc>\n", escaped(words.description));
  if (!words.position.empty())
    out += fmt::format("<metadata>{}</metadata>\n", escaped(words.position));
  std::string const ground = fmt::format(
      "<path d=\"{}\" fill=\"{}\"/>\n",
      path(drawing::Outline().rectangle(box.x, box.y, box.width, box.height)), hexadecimal(paper));
  std::string const drawing = defined(canvas) + ground + canvas.body() + "</svg>\n";
  return with_ids(out + with_svg_paths(drawing, [&](std::size_t i) {
                    SvgCanvas::Path const& path = canvas.paths()[i];
                    return is_shared(path) ? fmt::format("<use href=\"#{}p{}\"", svg_id_sign, i)
                                           : fmt::format("<path d=\"{}\"", path.data);
                  }));
}

}  // namespace

std::string svg_board(layout::Scene const& scene, SvgWords const& words,
                      layout::Typeset const& typeset, drawing::PieceSet const* pieces) {
  return svg_diagram(scene, {}, words, typeset, pieces);
}

std::string svg_diagram(layout::Scene const& scene, layout::PlacedCaption const& caption,
                        SvgWords const& words, layout::Typeset const& typeset,
                        drawing::PieceSet const* pieces, std::optional<double> wide) {
  SvgCanvas canvas;
  canvas.use_pieces(pieces);
  draw_board(canvas, scene, typeset);
  draw_caption(canvas, scene, caption);
  return document(canvas, drawing::diagram_box(scene, caption), drawing::style_of(scene).paper,
                  words, wide);
}

}  // namespace dawson::backend
