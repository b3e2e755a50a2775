#include "layout/style.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <vector>

#include <fmt/format.h>

#include "layout/measures.hpp"
#include "text/closest_name.hpp"

namespace dawson::layout {
namespace {

constexpr NamedStyle styles[] = {
    {"hatched", hatched_style}, {"tinted", tinted_style}, {"screen", screen_style}};

double default_hatch_parts(double points) {
  return std::ranges::find_if(hatch_steps,
                              [&](HatchStep const& step) { return points < step.below; })
      ->parts;
}

// Without values in the style, the lines at 45 degrees divide the square and get their share of
// ink. At 45 degrees a square is n lines wide and n lines high.
void measure_hatching(Style const& style, double points, Measures& m) {
  double const root2 = std::sqrt(2);
  double parts = default_hatch_parts(points);
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
  double const default_inner = single ? std::max(line_width(part("frame single line"), square),
                                                 part("least frame single line") / square)
                                      : line_width(part("frame inner line"), square);
  m.inner_width = style.frame_inner > 0 ? style.frame_inner / points : default_inner;
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
    if (style.frame_gap > 0) gap = style.frame_gap / points;
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

namespace {

struct NamedColour {
  std::string_view name;
  Colour colour;
  std::string_view fill;  // a tint, for squares below pieces
  bool of_xcolor = true;  // one of its base names
};

constexpr NamedColour names[] = {
    {"black", {0, 0, 0}, "black!50"},
    {"blue", {0, 0, 1}, "blue!35"},
    {"brown", {0.75, 0.5, 0.25}, "brown!60"},
    {"cyan", {0, 1, 1}, "cyan!45"},
    {"darkgray", {0.25, 0.25, 0.25}, "darkgray!55"},
    {"gray", {0.5, 0.5, 0.5}, "gray!75"},
    {"green", {0, 1, 0}, "green!50!black!45"},
    {"lightgray", {0.75, 0.75, 0.75}, "lightgray"},
    {"lime", {0.75, 1, 0}, "lime!60"},
    {"magenta", {1, 0, 1}, "magenta!40"},
    {"olive", {0.5, 0.5, 0}, "olive!50"},
    {"orange", {1, 0.5, 0}, "orange!60"},
    {"pink", {1, 0.75, 0.75}, "pink"},
    {"purple", {0.75, 0, 0.25}, "purple!45"},
    {"red", {1, 0, 0}, "red!45"},
    {"teal", {0, 0.5, 0.5}, "teal!50"},
    {"violet", {0.5, 0, 0.5}, "violet!45"},
    {"white", {1, 1, 1}, "white"},
    {"yellow", {1, 1, 0}, "yellow!60"},
    {"beige", {0.96, 0.96, 0.86}, "beige", false},
    {"ivory", {1, 1, 0.94}, "ivory", false},
    {"maroon", {0.5, 0, 0}, "maroon!45", false},
    {"navy", {0, 0, 0.5}, "navy!45", false},
    {"tint", tint, "tint", false},
};

std::optional<Colour> hexadecimal(std::string_view digits) {
  std::size_t const size = digits.size() / 3;  // of each part
  if (digits.size() != 3 * size || size < 1 || size > 2) return {};
  double parts[3] = {};
  for (std::size_t i = 0; i < 3; ++i) {
    unsigned value = 0;  // stays 0 for a sign, which is not a digit
    char const* const begin = digits.data() + i * size;
    auto const read = std::from_chars(begin, begin + size, value, 16);
    if (read.ec != std::errc() || read.ptr != begin + size) return {};
    parts[i] = value / (size == 1 ? 15.0 : 255.0);
  }
  return Colour{parts[0], parts[1], parts[2]};
}

NamedColour const* find(std::string_view name) {
  auto const found = std::ranges::find(names, name, &NamedColour::name);
  return found == std::end(names) ? nullptr : &*found;
}

std::optional<Colour> named(std::string_view name) {
  NamedColour const* const known = find(name);
  return known ? std::optional(known->colour) : std::nullopt;
}

std::optional<double> percentage(std::string_view written) {
  double percent = 0;
  auto const read = std::from_chars(written.data(), written.data() + written.size(), percent);
  bool const whole = read.ec == std::errc() && read.ptr == written.data() + written.size();
  if (!whole || !(percent >= 0 && percent <= 100)) return {};
  return percent / 100;
}

// Parses "grey 80%".
std::optional<Colour> grey(std::string_view written) {
  constexpr std::string_view words[] = {"grey ", "gray "};
  bool const has_word =
      std::ranges::any_of(words, [&](std::string_view word) { return written.starts_with(word); });
  if (!has_word || !written.ends_with('%')) return {};
  written.remove_prefix(words[0].size());
  written.remove_suffix(1);
  auto const share = percentage(written);
  return share ? std::optional(Colour{*share, *share, *share}) : std::nullopt;
}

// Removes and returns the text before the next `!`.
std::string_view next_part(std::string_view& rest) {
  std::size_t const end = std::min(rest.find('!'), rest.size());
  std::string_view const part = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return part;
}

}  // namespace

Colour mixed(Colour const& one, Colour const& other, double share) {
  auto const part = [&](double a, double b) { return share * a + (1 - share) * b; };
  return {part(one.red, other.red), part(one.green, other.green), part(one.blue, other.blue)};
}

std::optional<Colour> read_colour(std::string_view written) {
  if (written.ends_with('!')) return {};
  if (written.starts_with('#')) return hexadecimal(written.substr(1));
  if (auto const of_grey = grey(written)) return of_grey;
  std::string_view rest = written;
  auto colour = named(next_part(rest));
  while (colour && !rest.empty()) {
    auto const share = percentage(next_part(rest));
    auto const other = rest.empty() ? white : named(next_part(rest));
    if (!share || !other) return {};
    colour = mixed(*colour, *other, *share);
  }
  return colour;
}

std::string_view closest_colour(std::string_view written) {
  std::vector<std::string_view> known;
  for (NamedColour const& one : names) known.push_back(one.name);
  return text::closest_name(next_part(written), known);
}

bool is_of_xcolor(std::string_view written) {
  if (!read_colour(written) || written.starts_with('#') || grey(written)) return false;
  for (bool is_name = true; !written.empty(); is_name = !is_name) {
    std::string_view const part = next_part(written);
    if (is_name && !find(part)->of_xcolor) return false;
  }
  return true;
}

std::string_view fill_tint(std::string_view written) {
  NamedColour const* const known = find(written);
  return known ? known->fill : written;
}

std::span<std::string_view const> colour_names() {
  static constexpr auto all = [] {
    std::array<std::string_view, std::size(names)> out;
    std::ranges::transform(names, out.begin(), &NamedColour::name);
    return out;
  }();
  return all;
}

std::string colour_forms() {
  std::string out =
      "six digits from 0 to f, \"#c8aa86\"; `grey 80%`, where 100% is white; a mixture, "
      "red!50; or ";
  for (NamedColour const& one : names) out += (&one == names ? "" : ", ") + std::string(one.name);
  return out;
}

std::string hexadecimal(Colour colour) {
  auto const part = [](double value) {
    return static_cast<int>(std::lround(std::min(1.0, std::max(0.0, value)) * 255));
  };
  int const red = part(colour.red), green = part(colour.green), blue = part(colour.blue);
  constexpr int twice = 0x11;  // factor for a digit that is given once
  if (red % twice == 0 && green % twice == 0 && blue % twice == 0)
    return fmt::format("#{:x}{:x}{:x}", red / twice, green / twice, blue / twice);
  return fmt::format("#{:02x}{:02x}{:02x}", red, green, blue);
}

}  // namespace dawson::layout
