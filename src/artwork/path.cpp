#include <algorithm>
#include <charconv>
#include <cmath>

#include "artwork/figure.hpp"
#include "text/ascii.hpp"

namespace dawson::artwork {
namespace {

text::Diagnostic wrong(std::size_t begin, std::size_t end, std::string message) {
  return text::error("E-ARTWORK", {begin, end}, std::move(message));
}

/// What one coordinate of a curve does between its ends.
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
  // An extremum that a node states exactly may come out a rounding error beyond it.
  constexpr double noise = 1e-6;
  auto const down_to = [&](double value) {
    return static_cast<int>(std::floor(value - pen + noise));
  };
  auto const up_to = [&](double value) { return static_cast<int>(std::ceil(value + pen - noise)); };
  return {down_to(across.low), down_to(up.low), up_to(across.high), up_to(up.high)};
}

text::Result<Path> read_path(std::string_view data) { return PathReader(data).read(); }

}  // namespace dawson::artwork
