// What a board looks like in print or on a screen: values that the back ends draw by.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "problem/problem.hpp"

namespace dawson::layout {

/// Parts of light, 0 to 1.
struct Colour {
  double red = 0, green = 0, blue = 0;
  friend bool operator==(Colour const&, Colour const&) = default;
};

inline constexpr Colour black{0, 0, 0};
inline constexpr Colour white{1, 1, 1};

/// `flat_on_screens`: hatched where a page of HTML is printed, flat wherever else.
enum class Shading : std::uint8_t { hatched, flat, flat_on_screens };

/// How many further armies have a colour of their own; those beyond come round again.
inline constexpr std::size_t further_armies = 6;

/// Lengths of 0 are the usual ones, which `measure` works out for each size of squares.
struct Style {
  Shading shading = Shading::hatched;
  Colour ink = black;    ///< lines, hatching, letters, black men
  Colour paper = white;  ///< bodies of white men, rims, what keeps signs clear of the ground
  Colour light = white;  ///< light squares
  Colour dark{0.82, 0.82, 0.82};  ///< dark squares where they are flat
  double hatch_angle = 45;        ///< degrees, counterclockwise from the ranks, above -90 to 90
  double hatch_distance = 0;      ///< points between the middles of two lines
  double hatch_width = 0;         ///< points
  bool single_frame = false;      ///< one line, the inner one, instead of two
  double frame_inner = 0;         ///< points, width of the frame's inner line
  double frame_outer = 0;         ///< points, width of the frame's outer line
  bool coloured = false;          ///< further armies in colour, otherwise hatched as in heraldry
  /// Bodies of red, blue, green, yellow, purple and orange men, where `coloured`.
  std::array<Colour, further_armies> armies{{{1, 0.45, 0.4},
                                             {0.5, 0.65, 1},
                                             {0.5, 0.85, 0.5},
                                             {1, 0.9, 0.4},
                                             {0.8, 0.6, 0.9},
                                             {1, 0.7, 0.35}}};
  std::string pieces;  ///< folder of the user's own figures; empty: ours
  std::string
      label_font;  ///< family of the coordinates: sans, serif, typewriter, or a font's; empty: sans
  double label_size = 0;                                          ///< points, of the coordinates
  problem::Coordinates coordinates = problem::Coordinates::none;  ///< where a problem does not say
  bool promoted = true;                                           ///< promoted men have a sign
  bool turned = false;               ///< the second army stands turned half around
  std::optional<problem::Game> men;  ///< of which game; nothing: of that the position was read as
  problem::BoardForm form = problem::BoardForm::squares;  ///< where a problem does not say
  double square = 5.5;  ///< side of a square in millimetres, where a problem does not say
  friend bool operator==(Style const&, Style const&) = default;
};

/// Dark squares hatched, for print at a high resolution.
Style hatched_style();

/// Dark squares in a flat tint, for print.
Style tinted_style();

/// Colours for screens; a page that is printed has its boards hatched.
Style screen_style();

/// `style`, without one the hatched style, with `frame` where there is one.
Style framed_style(std::optional<Style> const& style, std::optional<problem::Frame> const& frame);

struct NamedStyle {
  std::string_view name;
  Style (*make)();
};

/// The styles that need no file, by name.
std::span<NamedStyle const> built_in_styles();

/// One of them; nothing for other names.
std::optional<Style> find_style(std::string_view name);

/// What a style's lengths come to on squares of one size, all of them in squares. No line is
/// thinner than 0.25 pt; lines grow with the squares, more slowly beyond 8 mm, and hatching keeps
/// its grain.
struct Measures {
  double hatch_distance = 0;  ///< between the middles of two lines, square to them
  double hatch_width = 0;
  int hatch_parts = 0;     ///< of the usual hatching, lines to a side of a square; 0: another one
  double inner_width = 0;  ///< of the frame's inner or only line
  double inner_at = 0;     ///< its middle, outside of the squares
  double outer_width = 0;  ///< 0 with a single frame
  double outer_at = 0;
  double frame = 0;          ///< what the whole frame takes beyond the squares
  double label_outside = 0;  ///< size of the coordinates' font beside the frame
  double label_inside = 0;   ///< the same in squares
};

/// A share of a square as it grows, more slowly where squares are large; `square` as below.
double grown(double share, double square);

/// The same of a line, which is never thinner than print can hold.
double line_width(double share, double square);

/// `square`: side of a square, millimetres; `single_frame`: a problem may want one line whatever
/// the style says.
Measures measure(Style const& style, double square, bool single_frame);

/// Whether dark squares and walls are hatched where squares are as large: lines of smaller ones
/// would be a grey that no two printers agree on. Coordinates in such squares need a ground.
bool hatched(Style const& style, double square);

/// The same of a page of HTML where it is printed, which has tints on a screen.
bool hatched_in_print(Style const& style, double square);

}  // namespace dawson::layout
