// A line is the points whose distance from the corner, along the normal of all lines, is (k + 1/2)
// times the spacing. The corners' own distances bound k; what lies in the rectangle is found edge
// by edge.
#include "layout/hatching.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace dawson::layout {
namespace {

// The values of t for which from + t * by is between 0 and to, cut out of [least, most].
void cut(double from, double by, double to, double& least, double& most) {
  if (std::abs(by) < 1e-9) {
    if (from < 0 || from > to) most = least;
    return;
  }
  double const a = -from / by, b = (to - from) / by;
  least = std::max(least, std::min(a, b));
  most = std::min(most, std::max(a, b));
}

}  // namespace

std::vector<Segment> hatch(Rectangle const& area, double angle, double distance) {
  double const radians = angle * std::numbers::pi / 180;
  double const cosine = std::cos(radians), sine = std::sin(radians);
  double const along_width = -sine * area.width, along_height = cosine * area.height;
  double const lowest = std::min(0.0, along_width) + std::min(0.0, along_height);
  double const highest = std::max(0.0, along_width) + std::max(0.0, along_height);
  std::vector<Segment> lines;
  for (double k = std::ceil(lowest / distance - 0.5); (k + 0.5) * distance < highest; ++k) {
    double const offset = (k + 0.5) * distance;
    Point const foot{-sine * offset, cosine * offset};
    double least = -std::numeric_limits<double>::infinity(),
           most = std::numeric_limits<double>::infinity();
    cut(foot.x, cosine, area.width, least, most);
    cut(foot.y, sine, area.height, least, most);
    if (most - least < 1e-6) continue;
    lines.push_back({{area.x + foot.x + least * cosine, area.y + foot.y + least * sine},
                     {area.x + foot.x + most * cosine, area.y + foot.y + most * sine}});
  }
  return lines;
}

}  // namespace dawson::layout
