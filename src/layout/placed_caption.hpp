// Captions with each line at its place above, below or beside the board.
#pragma once

#include <vector>

#include "layout/captions/caption.hpp"
#include "layout/figures.hpp"
#include "layout/lengths.hpp"
#include "layout/type.hpp"

namespace dawson::layout {

/// A line of text; x from the frame's left edge, `baseline` from its edge of the board, both
/// points, y downwards.
struct PlacedLine {
  double x = 0;
  double baseline = 0;
  TypeLine line;
  CaptionRow const* row = nullptr;  ///< of the caption that was placed; null for none
};

struct PlacedCaption {
  std::vector<PlacedLine> above;   ///< baselines are negative: from the frame's upper edge up
  std::vector<PlacedLine> below;   ///< from the lower edge of what hangs from the frame down
  std::vector<PlacedLine> beside;  ///< from the frame's upper edge down
  double height_above = 0;         ///< room that the lines take, that to the board included
  double height_below = 0;
  double left = 0;         ///< room beside the frame, the gap included
  double right = 0;        ///< the same, or what is wider than the frame
  double over_frame = 0;   ///< of what stands beside: above the frame's upper edge
  double under_frame = 0;  ///< and below its lower one
  std::u32string missing;  ///< characters that no font has
};

/// Points of TeX's \footnotesize, which captions are set in.
inline constexpr double caption_size = 8 * points_a_tex_point;

/// Distance between the baselines of captions in text of `size` points.
double baseline_skip(double size);

/// What a caption is set for, in points.
struct CaptionPlace {
  double width = 0;             ///< of the frame
  double height = 0;            ///< of the frame
  double column = 0;            ///< of the text around; 0: none
  double size = caption_size;   ///< of text where the style leaves it at the usual size
  Abbreviations abbreviations;  ///< those of the board, for the legend
  double left = 0, right = 0;   ///< what the board takes beside its frame
};

/// Sets a caption in rows as wide as its style says: what does not fit is broken into lines.
PlacedCaption place_caption(Caption const& caption, CaptionPlace const& place,
                            Typeset const& typeset);

/// Whether each of the rows fits one line of the measure `width` points wide.
bool fit(std::vector<CaptionRow> const& rows, prose::Look const& look, double width,
         CaptionPlace const& place, Typeset const& typeset);

}  // namespace dawson::layout
