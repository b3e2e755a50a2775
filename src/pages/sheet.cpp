#include "pages/sheet.hpp"

#include <algorithm>

#include "layout/lengths.hpp"

namespace dawson::pages {
namespace {

constexpr double mm = layout::points_a_millimetre;
constexpr double least_clear = 3 * mm;  // between the page and the marks
constexpr double length = 5 * mm, thickness = 0.25, around = 6 * mm;

double clear(Design const& design) { return std::max(design.bleed, least_clear); }

}  // namespace

double margin_of_sheet(Design const& design) {
  return design.crop_marks ? clear(design) + around : design.bleed;
}

std::vector<LayoutItem> crop_marks(Design const& design) {
  std::vector<LayoutItem> marks;
  if (!design.crop_marks) return marks;
  double const away = clear(design) + length;
  for (double const y : {0.0, design.page_height})
    for (double const x : {0.0, design.page_width}) {
      double const outside = x == 0 ? -away : x + clear(design);
      double const above = y == 0 ? -away : y + clear(design);
      marks.push_back({LayoutKind::mark, outside, y - thickness / 2, length, thickness, {}});
      marks.push_back({LayoutKind::mark, x - thickness / 2, above, thickness, length, {}});
    }
  return marks;
}

}  // namespace dawson::pages
