// A line is the points whose distance from the corner, along the normal of all lines, is within
// half its width of (k + 1/2) times the spacing. The corners' own distances bound k; each line is a
// long rectangle that is cut by the area's four sides, one after the other (Sutherland and
// Hodgman).
#include "layout/hatching.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace dawson::layout {
namespace {

// What of `polygon` has a value of `inside` that is not negative; `inside` is linear.
template <class Inside>
Polygon cut(Polygon const& polygon, Inside inside) {
  Polygon out;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    Point const &from = polygon[(i + polygon.size() - 1) % polygon.size()], &to = polygon[i];
    double const a = inside(from), b = inside(to);
    if ((a < 0) != (b < 0)) {
      double const share = a / (a - b);
      out.push_back({from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)});
    }
    if (b >= 0) out.push_back(to);
  }
  return out;
}

double twice_area(Polygon const& polygon) {
  double sum = 0;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    Point const &p = polygon[i], &q = polygon[(i + 1) % polygon.size()];
    sum += p.x * q.y - p.y * q.x;
  }
  return sum;
}

}  // namespace

std::vector<Polygon> hatch(Rectangle const& area, double angle, double distance, double width) {
  double const radians = angle * std::numbers::pi / 180;
  double const cosine = std::cos(radians), sine = std::sin(radians);
  double const along_width = -sine * area.width, along_height = cosine * area.height;
  double const lowest = std::min(0.0, along_width) + std::min(0.0, along_height);
  double const highest = std::max(0.0, along_width) + std::max(0.0, along_height);
  double const reach = area.width + area.height;  // from any foot over the area
  std::vector<Polygon> lines;
  for (double k = std::floor(lowest / distance - 0.5); (k + 0.5) * distance - width / 2 < highest;
       ++k) {
    double const low = (k + 0.5) * distance - width / 2, high = low + width;
    auto const at = [&](double along, double offset) -> Point {
      return {along * cosine - offset * sine, along * sine + offset * cosine};
    };
    Polygon line{at(-reach, low), at(reach, low), at(reach, high), at(-reach, high)};
    line = cut(line, [](Point p) { return p.x; });
    line = cut(line, [](Point p) { return p.y; });
    line = cut(line, [&](Point p) { return area.width - p.x; });
    line = cut(line, [&](Point p) { return area.height - p.y; });
    if (twice_area(line) < 1e-9) continue;
    for (Point& p : line) p = {p.x + area.x, p.y + area.y};
    lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace dawson::layout
