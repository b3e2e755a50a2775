#include "backend/latex/tikz_style.hpp"

#include <fmt/format.h>

#include "backend/latex/tex_escape.hpp"

namespace dawson::backend {
namespace {

using layout::Style;

std::string tex_colour(layout::Colour const& colour) {
  // Greys stay greys, which print needs for its black plate.
  if (colour.red == colour.green && colour.green == colour.blue) return tex_number(colour.red);
  return fmt::format("{} {} {}", tex_number(colour.red), tex_number(colour.green),
                     tex_number(colour.blue));
}

// What LaTeX need not know of a style.
Style bare(Style style) {
  Style const usual;
  style.square = usual.square;
  style.coordinates = usual.coordinates;
  style.single_frame = usual.single_frame;
  style.pieces = usual.pieces;
  return style;
}

}  // namespace

std::string tikz_style(Style const& style) {
  if (bare(style) == layout::hatched_style()) return "\\DawsonHatched";
  if (bare(style) == layout::tinted_style()) return "\\DawsonTinted";
  if (bare(style) == layout::screen_style()) return "\\DawsonScreen";
  std::string armies;
  if (style.coloured)
    for (layout::Colour const& army : style.armies)
      armies += (armies.empty() ? "" : ",") + tex_colour(army);
  return fmt::format(
      "\\DawsonStyle{{{}}}{{{}}}{{{}}}{{{}}}{{{}}}{{{},{},{}}}{{{},{}}}{{{}}}{{{},{}}}",
      style.shading == layout::Shading::flat ? 1 : 0, tex_colour(style.ink),
      tex_colour(style.paper), tex_colour(style.light), tex_colour(style.dark),
      tex_number(style.hatch_angle), tex_number(style.hatch_distance),
      tex_number(style.hatch_width), tex_number(style.frame_inner), tex_number(style.frame_outer),
      armies, tex_caseless(style.label_font), tex_number(style.label_size));
}

}  // namespace dawson::backend
