#include "layout/style.hpp"

#include <algorithm>
#include <cmath>

#include "layout/lengths.hpp"
#include "layout/measures.hpp"

namespace dawson::layout {
namespace {

constexpr NamedStyle styles[] = {
    {"hatched", hatched_style}, {"tinted", tinted_style}, {"screen", screen_style}};

double usual_hatch_parts(double points) {
  return std::ranges::find_if(hatch_steps,
                              [&](HatchStep const& step) { return points < step.below; })
      ->parts;
}

// Where the style does not say, the lines at 45 degrees divide the square and have their share of
// ink. At 45 degrees a square is n lines wide, and n lines high.
void measure_hatching(Style const& style, double points, Measures& m) {
  double const root2 = std::sqrt(2);
  double parts = usual_hatch_parts(points);
  if (style.hatch_distance > 0) parts = points / (style.hatch_distance * root2);
  if (std::abs(style.hatch_angle) == 45) parts = std::max(1.0, std::round(parts));
  m.hatch_distance = 1 / (parts * root2);
  m.hatch_width =
      style.hatch_width > 0 ? style.hatch_width / points : part("hatching ink") * m.hatch_distance;
  if (style.hatch_angle == 45 && style.hatch_distance == 0 && style.hatch_width == 0)
    m.hatch_parts = static_cast<int>(parts);
}

}  // namespace

Style hatched_style() { return {}; }

Style tinted_style() {
  Style style;
  style.shading = Shading::flat;
  return style;
}

Style screen_style() {
  Style style;
  style.shading = Shading::flat_on_screens;
  style.light = {0.97, 0.94, 0.87};
  style.dark = {0.79, 0.67, 0.53};
  style.ink = {0.13, 0.11, 0.10};
  style.coloured = true;
  return style;
}

Style framed_style(std::optional<Style> const& style, std::optional<problem::Frame> const& frame) {
  Style own = style.value_or(hatched_style());
  if (frame) {
    own.single_frame = frame->single;
    own.frame_inner = frame->inner;
    own.frame_outer = frame->outer;
  }
  return own;
}

std::span<NamedStyle const> built_in_styles() { return styles; }

std::optional<Style> find_style(std::string_view name) {
  auto const found = std::ranges::find(styles, name, &NamedStyle::name);
  if (found == std::end(styles)) return {};
  return found->make();
}

double grown(double share, double square) {
  constexpr double ends = part("growth ends");
  return share * (square > ends ? (ends + part("slow growth") * (square - ends)) / square : 1);
}

double line_width(double share, double square) {
  return std::max(grown(share, square), part("thinnest line") / (square * tex_points_a_millimetre));
}

Measures measure(Style const& style, double square, bool single_frame) {
  double const points = square * tex_points_a_millimetre;
  Measures m;
  measure_hatching(style, points, m);
  bool const single = single_frame || style.single_frame;
  double const usual_inner = single ? std::max(line_width(part("frame single line"), square),
                                               part("least frame single line") / square)
                                    : line_width(part("frame inner line"), square);
  m.inner_width = style.frame_inner > 0 ? style.frame_inner / points : usual_inner;
  m.inner_at = m.inner_width / 2;
  m.frame = m.inner_width;
  if (!single) {
    m.outer_width = style.frame_outer > 0 ? style.frame_outer / points
                                          : line_width(part("frame outer line"), square);
    double gap = std::max(grown(part("frame gap"), square), part("least frame gap") / square);
    if (style.frame_inner == 0)
      gap -= m.inner_width - line_width(part("frame inner share"), square);
    if (style.frame_outer == 0)
      gap -= m.outer_width - line_width(part("frame outer share"), square);
    m.frame += gap + m.outer_width;
    m.outer_at = m.frame - m.outer_width / 2;
  }
  m.label_outside = style.label_size > 0 ? style.label_size / points : part("outer label size");
  m.label_inside = style.label_size > 0 ? style.label_size / points : part("inner label size");
  return m;
}

bool hatched(Style const& style, double square) {
  return style.shading == Shading::hatched && square >= part("hatching begins");
}

bool hatched_in_print(Style const& style, double square) {
  return style.shading == Shading::flat_on_screens && square >= part("hatching begins");
}

}  // namespace dawson::layout
