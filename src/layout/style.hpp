// The look of a board in print or on a screen: values that the back ends draw with, and the only
// reader of colours.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "layout/measures.hpp"
#include "problem/problem.hpp"

namespace dawson::layout {

/// Shares of red, green and blue light, 0 to 1.
struct Colour {
  double red = 0, green = 0, blue = 0;
  friend bool operator==(Colour const&, Colour const&) = default;
};

inline constexpr Colour black{0, 0, 0};
inline constexpr Colour white{1, 1, 1};

/// Shading of dark squares. `flat_on_screens`: hatched where an HTML page is printed, otherwise
/// flat.
enum class Shading : std::uint8_t { hatched, flat, flat_on_screens };

/// Number of further armies with a colour of their own; armies beyond reuse these colours in order.
inline constexpr std::size_t further_armies = 6;

/// Style of a board. Lengths of 0 are defaults, which `measure` computes for each size of squares.
struct Style {
  Shading shading = Shading::hatched;
  Colour ink = black;             ///< lines, hatching, letters, black pieces
  Colour paper = white;           ///< bodies of white pieces, rims, clear space around signs
  Colour light = white;           ///< light squares
  Colour dark{0.82, 0.82, 0.82};  ///< dark squares if they are flat
  double hatch_angle = 45;        ///< degrees, counterclockwise from the ranks, above -90 to 90
  double hatch_distance = 0;      ///< points between the middles of two lines
  double hatch_width = 0;         ///< points
  bool single_frame = false;      ///< one line, the inner one, instead of two
  double frame_inner = 0;         ///< points, width of the frame's inner line
  double frame_outer = 0;         ///< points, width of the frame's outer line
  double frame_gap = 0;           ///< points, between the two lines
  bool coloured = false;          ///< further armies in colour, otherwise hatched as in heraldry
  /// Bodies of red, blue, green, yellow, purple and orange pieces, if `coloured`.
  std::array<Colour, further_armies> armies{{{1, 0.45, 0.4},
                                             {0.5, 0.65, 1},
                                             {0.5, 0.85, 0.5},
                                             {1, 0.9, 0.4},
                                             {0.8, 0.6, 0.9},
                                             {1, 0.7, 0.35}}};
  std::string piece_set;  ///< folder of the user's own piece set; empty: Dawson's
  std::string
      label_font;  ///< family of the coordinates: sans, serif, typewriter, or a font's; empty: sans
  double label_size = 0;                                          ///< points, of the coordinates
  problem::Coordinates coordinates = problem::Coordinates::none;  ///< if a problem does not choose
  bool promoted = true;                                           ///< promoted pieces have a sign
  bool turned = false;  ///< the second army is rotated by half a turn
  /// game whose pieces are used; no value: the game of the position
  std::optional<problem::Game> pieces;
  problem::BoardForm form = problem::BoardForm::squares;  ///< if a problem does not choose
  double square = 5.5;  ///< side of a square in millimetres, if a problem gives none
  std::optional<problem::Baseline> baseline;  ///< if a problem does not choose
  friend bool operator==(Style const&, Style const&) = default;
};

/// Returns the style with hatched dark squares, for print at a high resolution.
Style hatched_style();

/// Returns the style with dark squares in a flat tint, for print.
Style tinted_style();

/// Returns the style with colours for screens; its boards are hatched where a page is printed.
Style screen_style();

/// Returns `style`, or the hatched style without one, with `frame` if it has a value.
Style framed_style(std::optional<Style> const& style, std::optional<problem::Frame> const& frame);

struct NamedStyle {
  std::string_view name;
  Style (*make)();
};

/// Returns the styles that need no file, by name.
std::span<NamedStyle const> built_in_styles();

/// Returns the built-in style `name`; no value for other names.
std::optional<Style> find_style(std::string_view name);

/// Lengths of a style on squares of one size, all in squares. No line is thinner than 0.25 pt;
/// lines grow with the squares, more slowly beyond 8 mm, and hatching keeps its grain.
struct Measures {
  double hatch_distance = 0;  ///< between the middles of two lines, perpendicular to them
  double hatch_width = 0;
  int hatch_parts = 0;  ///< lines of the default hatching per side of a square; 0: another hatching
  double inner_width = 0;  ///< of the frame's inner or only line
  double inner_at = 0;     ///< its middle, outside the squares
  double outer_width = 0;  ///< 0 with a single frame
  double outer_at = 0;
  double frame = 0;          ///< extent of the whole frame beyond the squares
  double label_outside = 0;  ///< size of the coordinates' font beside the frame
  double label_inside = 0;   ///< size of the coordinates' font in squares
};

/// Returns a share of a square as it grows, more slowly where squares are large; `square` as below.
double grown(double share, double square);

/// Returns the width of a line grown likewise, never thinner than print can hold.
double line_width(double share, double square);

/// Returns the measures of `style`. `square`: side of a square, in millimetres. `single_frame`: one
/// line, which a problem may ask for whatever the style contains.
Measures measure(Style const& style, double square, bool single_frame);

/// Returns whether dark squares and walls are hatched on squares of side `square`, in millimetres.
/// On smaller squares the lines would be a grey that differs between printers. Coordinates in
/// hatched squares need a ground.
bool hatched(Style const& style, double square);

/// Returns the same for an HTML page when it is printed; on a screen it has tints.
bool hatched_in_print(Style const& style, double square);

/// Parses a colour. Forms: as LaTeX's xcolor writes it, a name (`red`), mixed with others by
/// percentages (`red!50`, `blue!30!black`; white if the last name is missing); `#f80` or `#ff8800`;
/// `grey 80%`, where 100% is white. Names are xcolor's base names, some more, and `tint`, the grey
/// of fills. Returns no value for other texts.
std::optional<Colour> read_colour(std::string_view written);

/// Returns a colour as `#rgb`, or `#rrggbb` if it needs six digits.
std::string hexadecimal(Colour colour);

/// Returns the known name that is the closest match for the first name of an unreadable colour;
/// empty if none is close.
std::string_view closest_colour(std::string_view written);

/// Returns whether xcolor reads `written` as Dawson does: all its names are base names of xcolor.
bool is_of_xcolor(std::string_view written);

/// Returns the accepted forms and names, for hints.
std::string colour_forms();

/// Returns the colour of a fill, as `read_colour` and xcolor read it. For a name of the table it is
/// a tint that keeps a contrast of 4.5:1 against a black piece (WCAG 2.2, 1.4.3); other colours are
/// those that the author has mixed, and are unchanged.
std::string_view fill_tint(std::string_view written);

/// Returns the names of the table of colours.
std::span<std::string_view const> colour_names();

/// Colour of fills where no colour is named and the ink is black.
inline constexpr Colour tint{1 - part("tint"), 1 - part("tint"), 1 - part("tint")};

/// Returns a mixture of `share` (0 to 1) of `one` and the rest of `other`.
Colour mixed(Colour const& one, Colour const& other, double share);

}  // namespace dawson::layout
