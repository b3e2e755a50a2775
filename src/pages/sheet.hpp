// The sheet around a page: what is cut off, and the marks that say where.
#pragma once

#include <vector>

#include "pages/design.hpp"
#include "pages/page.hpp"

namespace dawson::pages {

/// What the sheet has around the page on each side, points.
double margin_of_sheet(Design const& design);

/// The marks at the corners, from the page's upper left one; none unless the design has them.
std::vector<Thing> crop_marks(Design const& design);

}  // namespace dawson::pages
