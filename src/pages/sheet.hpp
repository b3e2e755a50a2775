// The sheet around a page: the area that is cut off, and the crop marks.
#pragma once

#include <vector>

#include "pages/design.hpp"
#include "pages/page.hpp"

namespace dawson::pages {

/// Returns the width of the sheet around the page on each side, in points.
double margin_of_sheet(Design const& design);

/// Returns the marks at the corners, from the page's upper left one; none unless the design has
/// them.
std::vector<LayoutItem> crop_marks(Design const& design);

}  // namespace dawson::pages
