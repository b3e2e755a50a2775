#include "layout/style.hpp"
#include "layout/lengths.hpp"

#include <algorithm>
#include <cmath>

namespace dawson::layout {
namespace {

constexpr double thinnest = 0.25;  // points
constexpr double growth_ends = 8;  // millimetres; beyond, lines grow by 0.4 of the squares' growth
constexpr double slow_growth = 0.4;
constexpr double inner_share = 0.034, outer_share = 0.066,
                 gap_share = 0.04;  // of a square: 0.14 in all
constexpr double single_share = 0.05;

constexpr NamedStyle styles[] = {
    {"hatched", hatched_style}, {"tinted", tinted_style}, {"screen", screen_style}};

// A line of some share of a square, in squares.
double line(double share, double square) {
  double const grown =
      square > growth_ends ? growth_ends + slow_growth * (square - growth_ends) : square;
  return std::max(share * grown / square, thinnest / (square * tex_points_a_millimetre));
}

// Hatching of 45 degrees has a multiple of four lines to the square, so that cells at quarters of a
// square meet without a seam.
int hatch_parts(double points) {
  return points < 9 ? 4 : points < 24 ? 8 : points < 40 ? 12 : points < 80 ? 16 : 24;
}

double usual_hatch_width(double points) { return points < 12 ? 0.25 : points < 24 ? 0.3 : 0.36; }

}  // namespace

Style hatched_style() { return {}; }

Style tinted_style() {
  Style style;
  style.shading = Shading::flat;
  return style;
}

Style screen_style() {
  Style style;
  style.shading = Shading::flat;
  style.light = {0.97, 0.94, 0.87};
  style.dark = {0.79, 0.67, 0.53};
  style.ink = {0.13, 0.11, 0.10};
  style.coloured = true;
  return style;
}

std::span<NamedStyle const> built_in_styles() { return styles; }

std::optional<Style> find_style(std::string_view name) {
  auto const found = std::ranges::find(styles, name, &NamedStyle::name);
  if (found == std::end(styles)) return {};
  return found->make();
}

Measures measure(Style const& style, double square, bool single_frame) {
  double const points = square * tex_points_a_millimetre;
  Measures m;
  m.hatch_width = (style.hatch_width > 0 ? style.hatch_width : usual_hatch_width(points)) / points;
  // At 45 degrees a square is n lines wide, and n lines high.
  bool const diagonal = std::abs(style.hatch_angle) == 45;
  double const usual = 1 / (hatch_parts(points) * std::sqrt(2));
  m.hatch_distance = style.hatch_distance > 0 ? style.hatch_distance / points : usual;
  if (diagonal)
    m.hatch_distance =
        1 / (std::max(1.0, std::round(1 / (m.hatch_distance * std::sqrt(2)))) * std::sqrt(2));

  bool const single = single_frame || style.single_frame;
  m.inner_width = style.frame_inner > 0 ? style.frame_inner / points : line(inner_share, square);
  m.inner_at = m.inner_width / 2;
  m.frame = std::max(m.inner_width, single_share);
  if (!single) {
    m.outer_width = style.frame_outer > 0 ? style.frame_outer / points : line(outer_share, square);
    m.frame =
        std::max(m.inner_width, inner_share) + gap_share + std::max(m.outer_width, outer_share);
    m.outer_at = m.frame - m.outer_width / 2;
  }
  m.label_outside = style.label_size > 0 ? style.label_size / points : 0.46;
  m.label_inside = style.label_size > 0 ? style.label_size / points : 0.32;
  return m;
}

bool needs_label_ground(Style const& style) { return style.shading == Shading::hatched; }

}  // namespace dawson::layout
