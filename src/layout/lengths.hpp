// Lengths: what a millimetre is in the points of PDF and of TeX.
#pragma once

namespace dawson::layout {

/// Points of PDF, 1/72 inch, to a millimetre: what layout and canvases count in.
inline constexpr double points_a_millimetre = 72 / 25.4;

/// Points of PDF to a point of TeX's, 1/72.27 inch: what styles and presets speak of.
inline constexpr double points_a_tex_point = 72 / 72.27;

/// Points of TeX's to a millimetre.
inline constexpr double tex_points_a_millimetre = points_a_millimetre / points_a_tex_point;

}  // namespace dawson::layout
