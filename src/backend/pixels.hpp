// Draws boards as pixels, for raster formats.
#pragma once

#include <cstdint>
#include <vector>

#include "layout/placed_caption.hpp"
#include "layout/scene.hpp"
#include "layout/type.hpp"
#include "text/diagnostic.hpp"
#include "text/limits.hpp"

namespace dawson::drawing {
class PieceSet;
}

namespace dawson::backend {

/// Rows of `width` pixels, each with red, green and blue from its third byte down.
struct Pixels {
  static constexpr std::uint32_t colour = 0xffffff;  ///< the bits of a pixel that are colour

  std::vector<std::uint32_t> rows;
  std::size_t width = 0;

  std::size_t height() const { return rows.size() / width; }
};

/// Returns the part of a diagram in `box` (points), at `dpi` pixels per inch; `pieces` is a user's
/// piece set (null: Dawson's). Errors without a span: E-SIZE, a side is longer than a picture
/// allows; E-LIMIT, more pixels than `limits` allow.
text::Result<Pixels> drawn_pixels(layout::Scene const& scene, layout::PlacedCaption const& caption,
                                  layout::Rectangle const& box, double dpi,
                                  layout::Typeset const& typeset,
                                  drawing::PieceSet const* piece_set, text::Limits const& limits);

}  // namespace dawson::backend
