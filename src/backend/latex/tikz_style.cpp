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

// A key of \DawsonStyle; what the hatched style has as well is left out.
struct Key {
  std::string_view name;
  std::string (*value)(Style const&);
};

constexpr Key keys[] = {
    {"dark squares",
     [](Style const& s) -> std::string {
       return s.shading == layout::Shading::hatched ? "hatched" : "flat";
     }},
    {"ink", [](Style const& s) { return tex_colour(s.ink); }},
    {"paper", [](Style const& s) { return tex_colour(s.paper); }},
    {"light", [](Style const& s) { return tex_colour(s.light); }},
    {"dark", [](Style const& s) { return tex_colour(s.dark); }},
    {"hatching angle", [](Style const& s) { return tex_number(s.hatch_angle); }},
    {"hatching distance", [](Style const& s) { return tex_number(s.hatch_distance); }},
    {"hatching width", [](Style const& s) { return tex_number(s.hatch_width); }},
    {"frame inner", [](Style const& s) { return tex_number(s.frame_inner); }},
    {"frame outer", [](Style const& s) { return tex_number(s.frame_outer); }},
    {"coordinates font", [](Style const& s) { return tex_caseless(s.label_font); }},
    {"coordinates size", [](Style const& s) { return tex_number(s.label_size); }},
};
constexpr std::string_view armies[layout::further_armies] = {"red",    "blue",   "green",
                                                             "yellow", "purple", "orange"};

// What LaTeX need not know of a style.
Style bare(Style style) {
  Style const usual;
  style.square = usual.square;
  style.coordinates = usual.coordinates;
  style.single_frame = usual.single_frame;
  style.piece_set = usual.piece_set;
  style.promoted = usual.promoted;
  style.turned = usual.turned;
  style.form = usual.form;
  return style;
}

}  // namespace

std::string tikz_style(Style const& style) {
  if (bare(style) == layout::hatched_style()) return "\\DawsonHatched";
  if (bare(style) == layout::tinted_style()) return "\\DawsonTinted";
  if (bare(style) == layout::screen_style()) return "\\DawsonScreen";
  std::string said;
  auto const say = [&](std::string_view name, std::string const& value) {
    said += fmt::format("{}{}={}", said.empty() ? "" : ",", name, value);
  };
  Style const usual = layout::hatched_style();
  for (Key const& key : keys)
    if (auto const value = key.value(style); value != key.value(usual)) say(key.name, value);
  if (style.coloured)
    for (std::size_t i = 0; i < layout::further_armies; ++i)
      say(armies[i], tex_colour(style.armies[i]));
  return fmt::format("\\DawsonStyle{{{}}}", said);
}

}  // namespace dawson::backend
