// A style in YAML, and the front matter of a document: what is read, written by Dawson and read
// again is the same.
#include <algorithm>
#include <cmath>
#include <string>

#include "backend/latex/tikz.hpp"
#include "backend/svg.hpp"
#include "document/front_matter.hpp"
#include "layout/board.hpp"
#include "notation/notations.hpp"
#include "property.hpp"
#include "style/shipped_styles.hpp"
#include "style/yaml_reading.hpp"
#include "type/type.hpp"

using namespace dawson;
using fuzz::require;
using layout::Colour;
using layout::Style;

namespace {

bool same(double a, double b) { return std::abs(a - b) <= 1e-9 * std::max(1.0, std::abs(a)); }
// Colours that are not grey are written in 256 steps.
bool same(Colour const& a, Colour const& b) {
  auto const near = [](double one, double other) { return std::abs(one - other) <= 0.5001 / 255; };
  return near(a.red, b.red) && near(a.green, b.green) && near(a.blue, b.blue);
}

std::string written(Colour const& colour) {
  if (colour.red == colour.green && colour.green == colour.blue)
    return fmt::format("grey {:.12g}%", colour.red * 100);
  auto const byte = [](double part) { return static_cast<unsigned>(std::lround(part * 255)); };
  return fmt::format("\"#{:02x}{:02x}{:02x}\"", byte(colour.red), byte(colour.green),
                     byte(colour.blue));
}

std::string written(Style const& style) {
  std::string out = fmt::format("dark squares: {}\n", word_of(run::shading_words, style.shading));
  out += fmt::format("colours:\n  light: {}\n  dark: {}\n  ink: {}\n  paper: {}\n",
                     written(style.light), written(style.dark), written(style.ink),
                     written(style.paper));
  constexpr std::string_view armies[] = {"red", "blue", "green", "yellow", "purple", "orange"};
  for (std::size_t i = 0; i < std::size(armies); ++i)
    out += fmt::format("  {}: {}\n", armies[i], written(style.armies[i]));
  out += fmt::format("further armies: {}\n", style.coloured ? "coloured" : "hatched");
  auto const length = [&](std::string_view name, double points) {
    if (points > 0) out += fmt::format("  {}: {:.12g}pt\n", name, points);
  };
  out += fmt::format("hatching:\n  angle: {:.17g}\n", style.hatch_angle);
  length("distance", style.hatch_distance);
  length("width", style.hatch_width);
  out += fmt::format("frame:\n  lines: {}\n", style.single_frame ? 1 : 2);
  length("inner", style.frame_inner);
  length("outer", style.frame_outer);
  length("gap", style.frame_gap);
  constexpr std::string_view places[] = {"none", "outside", "inside"};
  out += fmt::format("coordinates:\n  place: {}\n",
                     places[static_cast<std::size_t>(style.coordinates)]);
  if (!style.label_font.empty()) out += fmt::format("  font: \"{}\"\n", style.label_font);
  length("size", style.label_size);
  if (!style.piece_set.empty()) {
    out += "pieces: \"";
    for (char const c : style.piece_set) {
      bool const plain =
          static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\' && c != 0x7F;
      out += plain ? std::string(1, c) : fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
    }
    out += "\"\n";
  }
  return out + fmt::format("square: {:.12g}mm\n", style.square);
}

void check_same(Style const& a, Style const& b, std::string const& yaml) {
  require(a.shading == b.shading && a.coloured == b.coloured && a.single_frame == b.single_frame &&
              a.coordinates == b.coordinates,
          "words are read again", yaml);
  require(same(a.light, b.light) && same(a.dark, b.dark) && same(a.ink, b.ink) &&
              same(a.paper, b.paper),
          "colours are read again", yaml);
  for (std::size_t i = 0; i < a.armies.size(); ++i)
    require(same(a.armies[i], b.armies[i]), "armies are read again", yaml);
  require(same(a.hatch_angle, b.hatch_angle) && same(a.hatch_distance, b.hatch_distance) &&
              same(a.hatch_width, b.hatch_width),
          "hatching is read again", yaml);
  require(same(a.frame_inner, b.frame_inner) && same(a.frame_outer, b.frame_outer) &&
              same(a.label_size, b.label_size) && same(a.square, b.square),
          "lengths are read again", yaml);
  require(a.label_font == b.label_font && a.piece_set == b.piece_set, "names are read again", yaml);
}

void check_drawing(Style style) {
  static auto const type = type::Type::open();
  require(type.ok(), "the fonts are installed");
  style.label_font.clear();  // its letters would match the searched text
  static chess::Position const position = *[] {
    text::Diagnostics warnings;
    return notation::find_notation("janko")->read("K*2q-N/1p1", warnings);
  }();
  layout::Scene const scene = layout::lay_out(position, {}, style);
  std::string const svg = backend::svg_board(scene, {}, type->typeset());
  std::string const tex = backend::tikz_board(scene);
  for (std::string_view const drawn : {std::string_view(svg), std::string_view(tex)})
    require(
        drawn.find("nan") == std::string_view::npos && drawn.find("inf") == std::string_view::npos,
        "drawings have numbers", drawn);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  text::Source const source("fuzz.yaml", std::string(fuzz::as_text(data, size)));
  fuzz::require_sound(document::read_front_matter(source).findings, size);
  auto const reading = run::read_style(source, run::default_style(), run::shipped_styles());
  fuzz::require_sound(reading.faults, size);
  if (!reading.faults.empty()) return 0;
  Style const& style = reading.style.board;
  std::string const yaml = written(style);
  text::Source const again("again.yaml", yaml);
  auto const read = run::read_style(again, run::default_style(), run::shipped_styles());
  require(read.faults.empty(), "what is written can be read",
          yaml + (read.faults.empty() ? "" : read.faults.front().message));
  check_same(style, read.style.board, yaml);
  check_drawing(style);
  return 0;
}
