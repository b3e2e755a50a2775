// Units of length: millimetres in the points of PDF and of TeX.
#pragma once

namespace dawson::layout {

/// Points of PDF (1/72 inch) per millimetre; the unit of layout and canvases.
inline constexpr double points_a_millimetre = 72 / 25.4;

/// Points of PDF per point of TeX (1/72.27 inch); the unit of styles and presets.
inline constexpr double points_a_tex_point = 72 / 72.27;

/// Points of TeX per millimetre.
inline constexpr double tex_points_a_millimetre = points_a_millimetre / points_a_tex_point;

}  // namespace dawson::layout
