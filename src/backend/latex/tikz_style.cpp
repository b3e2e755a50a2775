#include "backend/latex/tikz_style.hpp"

#include <cmath>

#include <fmt/format.h>

#include "artwork/figure.hpp"
#include "backend/latex/tex_escape.hpp"
#include "layout/measures.hpp"

namespace dawson::backend {
namespace {

using layout::Style;

std::string tex_colour(layout::Colour const& colour) {
  // Greys use the gray model, so that they are printed with the black plate alone.
  if (colour.red == colour.green && colour.green == colour.blue) return tex_number(colour.red);
  return fmt::format("{} {} {}", tex_number(colour.red), tex_number(colour.green),
                     tex_number(colour.blue));
}

// A key of \DawsonStyle; keys with the value of the hatched style are left out.
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

// Resets the parts of a style that LaTeX does not need.
Style for_latex(Style style) {
  Style const defaults;
  style.square = defaults.square;
  style.coordinates = defaults.coordinates;
  style.single_frame = defaults.single_frame;
  style.frame_gap = defaults.frame_gap;
  style.piece_set = defaults.piece_set;
  style.promoted = defaults.promoted;
  style.turned = defaults.turned;
  style.form = defaults.form;
  style.baseline = defaults.baseline;
  return style;
}

}  // namespace

std::string tikz_style(Style const& style) {
  if (for_latex(style) == layout::hatched_style()) return "\\DawsonHatched";
  if (for_latex(style) == layout::tinted_style()) return "\\DawsonTinted";
  if (for_latex(style) == layout::screen_style()) return "\\DawsonScreen";
  std::string options;
  auto const say = [&](std::string_view name, std::string const& value) {
    options += fmt::format("{}{}={}", options.empty() ? "" : ",", name, value);
  };
  Style const defaults = layout::hatched_style();
  for (Key const& key : keys)
    if (auto const value = key.value(style); value != key.value(defaults)) say(key.name, value);
  if (style.coloured)
    for (std::size_t i = 0; i < layout::further_armies; ++i)
      say(armies[i], tex_colour(style.armies[i]));
  return fmt::format("\\DawsonStyle{{{}}}", options);
}

namespace {

using layout::Unit;

constexpr std::string_view head =
    R"(%% dawson-measures.tex: what the parts of Dawson's boards measure.
%%
%% GENERATED from src/layout/measures.hpp by `dawson-measures' (target measures_tex). Do not edit.
%%
%% This work may be distributed and/or modified under the conditions of the
%% LaTeX Project Public License, either version 1.3c of this license or (at
%% your option) any later version: https://www.latex-project.org/lppl.txt
%%
%% \DawsonMeasure{name}{share of a square, factor or length}{thousandths, of shares alone}
)";

std::string_view suffix(Unit unit) {
  switch (unit) {
    case Unit::points: return "pt";
    case Unit::millimetres: return "mm";
    case Unit::squares:
    case Unit::times: return "";
  }
  return "";
}

std::string row(layout::PartMeasure const& part) {
  std::string const units = part.unit == Unit::squares
                                ? std::to_string(std::lround(part.value * artwork::units_a_square))
                                : "";
  return fmt::format("\\DawsonMeasure{{{}}}{{{}{}}}{{{}}}\n", part.name, tex_number(part.value),
                     suffix(part.unit), units);
}

// Returns a macro that chooses a value by the side of a square; the last step has no upper bound.
template <class Value>
std::string by_step(std::string_view word, Value value) {
  std::string out = fmt::format("\\def\\dawson@{}{{", word), ends;
  for (std::size_t i = 0; i + 1 < layout::hatch_steps.size(); ++i) {
    out += fmt::format("\\ifdim\\dawson@S<{}pt {}\\else", tex_number(layout::hatch_steps[i].below),
                       value(i));
    ends += "\\fi";
  }
  return out + fmt::format(" {}{}}}\n", value(layout::hatch_steps.size() - 1), ends);
}

std::string ring(layout::Ring const& ring) {
  std::string out = fmt::format("{} w ", ring.line);
  if (ring.gap > 0)
    out += fmt::format("{} J [{} {}] 0 d ", ring.dash == 0 ? 1 : 0, ring.dash, ring.gap);
  return out + fmt::format("\\dawson@circle{{{}}}S ", ring.radius);
}

std::string_view ground_of(layout::DiscGround ground) {
  switch (ground) {
    case layout::DiscGround::ink: return "\\dawson@inkfill";
    case layout::DiscGround::grey: return "\\dawson@m{duck grey} g ";
    default: return "\\dawson@paperfill";
  }
}

std::string disc(layout::Disc const& disc, std::string const& name) {
  std::string out = fmt::format("\\@namedef{{dawson@disc@{}}}{{{}\\dawson@circle{{{}}}f ", name,
                                ground_of(disc.ground), disc.radius);
  if (disc.ground == layout::DiscGround::halves)
    out += fmt::format("q -500 -500 500 1000 re W n \\dawson@inkfill\\dawson@circle{{{}}}f Q ",
                       disc.radius);
  out += "\\dawson@inkstroke ";
  for (layout::Ring const& one : disc.rings)
    if (one.radius > 0) out += ring(one);
  return out + "}\n";
}

}  // namespace

std::string measures_as_tex() {
  std::string out(head);
  for (layout::PartMeasure const& part : layout::part_measures) out += row(part);
  out += fmt::format("\\def\\DawsonOutlineWidth{{{}}}\n\\def\\DawsonRimWidth{{{}}}\n",
                     artwork::outline_width, 2 * artwork::rim_width);
  out += by_step("hatchparts", [](std::size_t i) { return layout::hatch_steps[i].parts; });
  out += by_step("hatchindex", [](std::size_t i) { return i; });
  out += fmt::format("\\def\\dawson@discrim{{\\dawson@paperstroke {}}}\n", ring(layout::disc_rim));
  for (std::size_t side = 0; side < layout::discs.size(); ++side)
    out += disc(layout::discs[side], std::to_string(side));
  out += disc(layout::duck_disc, "duck");
  return out + "\\endinput\n";
}

}  // namespace dawson::backend
