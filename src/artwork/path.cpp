#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <span>

#include "artwork/figure.hpp"
#include "text/scanning.hpp"

namespace dawson::artwork {
namespace {

text::Diagnostic wrong(std::size_t begin, std::size_t end, std::string message) {
  return text::error("E-ARTWORK", {begin, end}, std::move(message));
}

/// Range of one coordinate of a curve between its ends.
struct Extent {
  double low;
  double high;

  void include(double value) {
    low = std::min(low, value);
    high = std::max(high, value);
  }
};

double on_curve(double a, double b, double c, double d, double t) {
  double const s = 1 - t;
  return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
}

void include_curve(Extent& extent, double a, double b, double c, double d) {
  extent.include(d);
  double const quadratic = d - 3 * c + 3 * b - a;
  double const linear = 2 * (c - 2 * b + a);
  double const constant = b - a;
  auto const try_at = [&](double t) {
    if (t > 0 && t < 1) extent.include(on_curve(a, b, c, d, t));
  };
  if (quadratic == 0) {
    if (linear != 0) try_at(-constant / linear);
    return;
  }
  double const discriminant = linear * linear - 4 * quadratic * constant;
  if (discriminant < 0) return;
  try_at((-linear + std::sqrt(discriminant)) / (2 * quadratic));
  try_at((-linear - std::sqrt(discriminant)) / (2 * quadratic));
}

struct Direction {
  double x;
  double y;
};

/// Returns the unit vector from the first point to the next point at another place; no value if
/// there is none.
std::optional<Direction> direction(std::span<Point const> points) {
  for (Point const point : points.subspan(1)) {
    double const x = point.x - points[0].x;
    double const y = point.y - points[0].y;
    if (double const length = std::hypot(x, y); length > 0)
      return Direction{x / length, y / length};
  }
  return {};
}

/// Returns the segments of a closed part of a path, each from its start over its control points to
/// its end.
std::vector<std::vector<Point>> closed_part(Path const& path, std::size_t& at) {
  std::vector<std::vector<Point>> parts;
  Point const start = path[at].points[0];
  Point here = start;
  for (++at; at < path.size() && path[at].kind != Segment::move; ++at) {
    Segment const& segment = path[at];
    std::vector<Point> points{here};
    if (segment.kind == Segment::close) points.push_back(start);
    points.insert(points.end(), segment.points.begin(),
                  segment.points.begin() + static_cast<std::ptrdiff_t>(segment.count()));
    here = points.back();
    if (direction(points)) parts.push_back(std::move(points));
  }
  return parts;
}

/// Returns the tip of the mitre at a corner; no value if the limit excludes it.
std::optional<Direction> tip(std::vector<Point> before, std::vector<Point> const& after,
                             double pen) {
  std::reverse(before.begin(), before.end());
  auto const back = direction(before);  // both lead away from the corner
  auto const on = direction(after);
  if (!back || !on) return {};
  double const x = -(back->x + on->x);
  double const y = -(back->y + on->y);
  double const length = std::hypot(x, y);  // twice the cosine of half the angle
  double const sine = std::sqrt(std::max(0.0, 1 - length * length / 4));
  if (length < 1e-9 || sine * miter_limit < 1) return {};
  double const reach = pen / sine / length;
  return Direction{after[0].x + x * reach, after[0].y + y * reach};
}

Box whole_units(Extent const& across, Extent const& up) {
  // Rounding may put an extremum slightly beyond the whole number that a node gives exactly.
  constexpr double noise = 1e-6;
  auto const floor = [](double value) { return static_cast<int>(std::floor(value + noise)); };
  auto const ceil = [](double value) { return static_cast<int>(std::ceil(value - noise)); };
  return {floor(across.low), floor(up.low), ceil(across.high), ceil(up.high)};
}

class PathReader {
 public:
  explicit PathReader(std::string_view data) : data_(data) {}

  text::Result<Path> read() {
    Path path;
    for (skip_blanks(); at_ < data_.size(); skip_blanks()) {
      Segment segment;
      switch (data_[at_]) {
        case 'M': segment.kind = Segment::move; break;
        case 'L': segment.kind = Segment::line; break;
        case 'C': segment.kind = Segment::curve; break;
        case 'Z': segment.kind = Segment::close; break;
        default: return wrong(at_, at_ + 1, "expected M, L, C or Z");
      }
      bool const fresh = path.empty() || path.back().kind == Segment::close;
      if (fresh && segment.kind != Segment::move)
        return wrong(at_, at_ + 1, "expected M at the start of a path");
      ++at_;
      for (std::size_t i = 0; i < segment.count(); ++i) {
        int x = 0;
        int y = 0;
        if (!number(x) || !number(y)) return wrong(at_, at_, "expected a whole number");
        segment.points[i] = {x - units_a_square / 2, units_a_square / 2 - y};
      }
      path.push_back(segment);
    }
    if (path.empty()) return wrong(0, data_.size(), "empty path");
    return path;
  }

 private:
  void skip_blanks() {
    at_ = std::min(data_.find_first_not_of(text::white_space, at_), data_.size());
  }

  bool number(int& value) {
    skip_blanks();
    auto const [end, failure] =
        std::from_chars(data_.data() + at_, data_.data() + data_.size(), value);
    if (failure != std::errc{} || std::abs(value) > 10 * units_a_square) return false;
    std::size_t const next = static_cast<std::size_t>(end - data_.data());
    if (next < data_.size() && data_[next] == '.') return false;
    at_ = next;
    return true;
  }

  std::string_view data_;
  std::size_t at_ = 0;
};

}  // namespace

Box box_around(Path const& path, int width) {
  if (path.empty()) return {};
  Point here = path.front().points[0];
  Extent across{double(here.x), double(here.x)};
  Extent up{double(here.y), double(here.y)};
  for (Segment const& segment : path) {
    auto const& p = segment.points;
    if (segment.kind == Segment::curve) {
      include_curve(across, here.x, p[0].x, p[1].x, p[2].x);
      include_curve(up, here.y, p[0].y, p[1].y, p[2].y);
    } else if (segment.kind != Segment::close) {
      across.include(p[0].x);
      up.include(p[0].y);
    }
    if (segment.count() > 0) here = p[segment.count() - 1];
  }
  double const pen = width / 2.0;
  return whole_units({across.low - pen, across.high + pen}, {up.low - pen, up.high + pen});
}

Box box_of_outline(Path const& path, int width) {
  Box const round = box_around(path, width);
  Extent across{double(round.left), double(round.right)};
  Extent up{double(round.bottom), double(round.top)};
  for (std::size_t at = 0; at < path.size();) {
    auto const parts = closed_part(path, at);
    for (std::size_t i = 0; i < parts.size(); ++i)
      if (auto const found = tip(parts[i], parts[(i + 1) % parts.size()], width / 2.0)) {
        across.include(found->x);
        up.include(found->y);
      }
  }
  return whole_units(across, up);
}

text::Result<Path> read_path(std::string_view data) { return PathReader(data).read(); }

}  // namespace dawson::artwork
