// Captions with each line at its place above or below the board.
#pragma once

#include <vector>

#include "layout/caption.hpp"
#include "layout/figures.hpp"
#include "layout/type.hpp"

namespace dawson::layout {

/// A line of text; x from the frame's left edge, `baseline` from its edge of the board, both
/// points, y downwards.
struct PlacedLine {
  double x = 0;
  double baseline = 0;
  TypeLine line;
};

struct PlacedCaption {
  std::vector<PlacedLine> above;  ///< baselines are negative: from the frame's upper edge up
  std::vector<PlacedLine> below;  ///< from the lower edge of what hangs from the frame down
  double height_above = 0;        ///< room that the lines take, that to the board included
  double height_below = 0;
  std::u32string missing;  ///< characters that no font has
};

/// Points of TeX's \footnotesize, which captions are set in.
inline constexpr double caption_size = 8 * points_a_tex_point;

/// Distance between the baselines of captions in text of `size` points.
double baseline_skip(double size);

/// Sets a caption as its preset wants it, for a frame `width` points wide, in text of `size`
/// points. `abbreviations` are those of the board, for the legend.
PlacedCaption place_caption(Caption const& caption, double width, double size,
                            Abbreviations const& abbreviations, Typeset const& typeset);

}  // namespace dawson::layout
