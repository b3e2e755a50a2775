// What a board looks like in print or on a screen: values that the back ends draw by.
#pragma once

#include <cstdint>
#include <string>

#include "problem/problem.hpp"

namespace dawson::layout {

/// Parts of light, 0 to 1.
struct Colour {
  double red = 0, green = 0, blue = 0;
  friend bool operator==(Colour const&, Colour const&) = default;
};

inline constexpr Colour black{0, 0, 0};
inline constexpr Colour white{1, 1, 1};

enum class Shading : std::uint8_t { hatched, flat };

struct Style {
  Shading shading = Shading::hatched;
  Colour ink = black;               ///< lines, hatching, black men
  Colour paper = white;             ///< bodies of white men, rims
  Colour light = white;             ///< light squares
  Colour dark{0.82, 0.82, 0.82};    ///< dark squares where they are flat
  double hatch_angle = 45;          ///< degrees, counterclockwise from the ranks
  double hatch_distance = 0;        ///< points between two lines; 0: by the size of the square
  double hatch_width = 0;           ///< points; 0: by the size of the square
  double frame_inner = 0;           ///< points, width of the frame's inner line; 0: the usual
  double frame_outer = 0;           ///< points, width of the frame's outer line; 0: the usual
  bool single_frame = false;        ///< one line instead of two
  bool coloured = false;            ///< further colours are shown in colour, not by hatching
  std::string pieces;               ///< folder of the user's own figures; empty: ours
  std::string label_font;           ///< family of the coordinates; empty: the document's
  double label_size = 0;            ///< points; 0: by the size of the square
  problem::Coordinates coordinates = problem::Coordinates::none;   ///< where a problem does not say
  friend bool operator==(Style const&, Style const&) = default;
};

/// Dark squares hatched, for print at a high resolution.
Style hatched_style();

/// Dark squares in a flat tint, for print.
Style tinted_style();

/// Colours for screens.
Style screen_style();

}  // namespace dawson::layout
