// Legibility of the symbols in print, measured on their outlines: curves are smooth, enough black
// surrounds white lines, neutral pieces are continuous at their seam, rotated pieces stay within
// their square.
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>
#include <vector>

#include "artwork/figures.hpp"

using namespace dawson;
using artwork::Figure;
using artwork::Mark;
using artwork::Path;
using artwork::Segment;

namespace {

struct Place {
  double x = 0;
  double y = 0;
};

struct Stroke {
  Place from;
  Place to;
};

constexpr double half_outline = artwork::outline_width / 2.0;

Place place(artwork::Point point) {
  return {static_cast<double>(point.x), static_cast<double>(point.y)};
}

double distance(Place a, Place b) { return std::hypot(a.x - b.x, a.y - b.y); }

/// Each curve with its two ends and controls; lines and closing lines too, their controls at the
/// ends.
std::vector<std::array<Place, 4>> curves(Path const& path) {
  std::vector<std::array<Place, 4>> all;
  Place start;
  Place at;
  for (Segment const& segment : path) {
    auto const& p = segment.points;
    switch (segment.kind) {
      case Segment::move: start = at = place(p[0]); continue;
      case Segment::curve: all.push_back({at, place(p[0]), place(p[1]), place(p[2])}); break;
      case Segment::line: all.push_back({at, at, place(p[0]), place(p[0])}); break;
      case Segment::close: all.push_back({at, at, start, start}); break;
    }
    at = all.back()[3];
  }
  return all;
}

Place along(std::array<Place, 4> const& curve, double t) {
  double const s = 1 - t;
  std::array<double, 4> const weights{s * s * s, 3 * t * s * s, 3 * t * t * s, t * t * t};
  Place sum;
  for (std::size_t i = 0; i < 4; ++i) {
    sum.x += weights[i] * curve[i].x;
    sum.y += weights[i] * curve[i].y;
  }
  return sum;
}

/// As short straight segments.
std::vector<Stroke> strokes(Path const& path, int steps) {
  std::vector<Stroke> all;
  for (auto const& curve : curves(path))
    for (int i = 0; i < steps; ++i)
      all.push_back({along(curve, double(i) / steps), along(curve, double(i + 1) / steps)});
  return all;
}

double distance(Place point, Stroke const& stroke) {
  double const dx = stroke.to.x - stroke.from.x;
  double const dy = stroke.to.y - stroke.from.y;
  double const square = dx * dx + dy * dy;
  double const along = (point.x - stroke.from.x) * dx + (point.y - stroke.from.y) * dy;
  double const t = square == 0 ? 0 : std::clamp(along / square, 0.0, 1.0);
  return distance(point, Place{stroke.from.x + t * dx, stroke.from.y + t * dy});
}

/// Non-zero winding.
bool encloses(std::vector<Stroke> const& outline, Place point) {
  int winding = 0;
  for (auto const& [from, to] : outline) {
    double const side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y);
    if (from.y <= point.y && point.y < to.y && side > 0) ++winding;
    if (to.y <= point.y && point.y < from.y && side < 0) --winding;
  }
  return winding != 0;
}

/// Black area of a black piece without its inner lines: the body and its outline.
bool covers(std::vector<Stroke> const& outline, Place point) {
  return encloses(outline, point) ||
         std::any_of(outline.begin(), outline.end(),
                     [&](Stroke const& stroke) { return distance(point, stroke) <= half_outline; });
}

/// All points within `radius` of the mark are covered, except near (`ends`) the ends of an open
/// line.
bool covers_around(std::vector<Stroke> const& outline, Mark const& mark, double radius,
                   double ends) {
  constexpr int directions = 16;
  bool const closed = mark.path.back().kind == Segment::close;
  std::vector<Stroke> const steps = strokes(mark.path, 4);
  for (Stroke const& step : steps) {
    Place const at = step.to;
    if (!closed &&
        (distance(at, steps.front().from) < ends || distance(at, steps.back().to) < ends))
      continue;
    for (int i = 0; i < directions; ++i) {
      double const angle = 2 * std::acos(-1.0) * i / directions;
      if (!covers(outline, {at.x + radius * std::cos(angle), at.y + radius * std::sin(angle)}))
        return false;
    }
  }
  return true;
}

/// Signed area of each closed part by its nodes and controls, positive if counter-clockwise.
std::vector<double> areas(Path const& path) {
  std::vector<double> all;
  std::vector<Place> part;
  for (Segment const& segment : path) {
    for (std::size_t i = 0; i < segment.count(); ++i) part.push_back(place(segment.points[i]));
    if (segment.kind != Segment::close) continue;
    double twice = 0;
    for (std::size_t i = 0; i < part.size(); ++i) {
      Place const next = part[(i + 1) % part.size()];
      twice += part[i].x * next.y - next.x * part[i].y;
    }
    all.push_back(twice / 2);
    part.clear();
  }
  return all;
}

/// Distance by which a curve goes beyond its ends, left, right, up or down.
double overshoot(std::array<Place, 4> const& curve) {
  double most = 0;
  for (int i = 1; i < 32; ++i) {
    Place const at = along(curve, i / 32.0);
    auto const beyond = [&](double value, double a, double b) {
      most = std::max({most, value - std::max(a, b), std::min(a, b) - value});
    };
    beyond(at.x, curve[0].x, curve[3].x);
    beyond(at.y, curve[0].y, curve[3].y);
  }
  return most;
}

/// Heights at which marks cross the axis of the symbol, each with half its width (0 for the edge of
/// a solid).
std::vector<std::pair<double, double>> seam(std::vector<Mark> const& marks) {
  constexpr double middle = 0.01;  // off the nodes that lie on the axis itself
  std::vector<std::pair<double, double>> crossings;
  for (Mark const& mark : marks)
    for (auto const& [from, to] : strokes(mark.path, 24))
      if ((from.x - middle) * (to.x - middle) < 0)
        crossings.emplace_back(from.y + (to.y - from.y) * (middle - from.x) / (to.x - from.x),
                               mark.width / 2.0);
  return crossings;
}

/// Height of a half (`side` 1 is the right, -1 the left one) in which marks are so close to the
/// seam that less than a line's width of paper or ink is left between them and the other half.
double along_seam(std::vector<Mark> const& marks, int side) {
  double height = 0;
  for (Mark const& mark : marks)
    for (auto const& [from, to] : strokes(mark.path, 24)) {
      double const from_seam = side * (from.x + to.x) / 2;
      if (from_seam >= 0 && from_seam < mark.width / 2.0 + artwork::thinnest_line)
        height += std::abs(to.y - from.y);
    }
  return height;
}

}  // namespace

BOOST_AUTO_TEST_CASE(curves_have_their_extrema_on_nodes) {
  constexpr double flat = 10;  // 1% of a square: too little to see
  for (Figure const& each : artwork::figures())
    for (auto const& curve : curves(each.body))
      BOOST_TEST(overshoot(curve) <= flat,
                 each.name << " from " << curve[0].x << ' ' << curve[0].y);
}

BOOST_AUTO_TEST_CASE(parts_of_a_body_have_the_same_direction_and_cut_no_holes) {
  for (Figure const& each : artwork::figures()) {
    std::vector<double> const parts = areas(each.body);
    BOOST_TEST(std::all_of(parts.begin(), parts.end(),
                           [&](double area) { return area * parts.front() > 0; }),
               each.name);
  }
}

BOOST_AUTO_TEST_CASE(white_lines_of_black_pieces_leave_black_around_them) {
  constexpr double rim = 12;
  constexpr double ends = 72;  // an end may run out into the open, as a knight's cheek does
  for (Figure const& each : artwork::figures()) {
    auto const outline = strokes(each.body, 12);
    for (Mark const& mark : each.inner)
      BOOST_TEST(
          covers_around(outline, mark, mark.width / 2.0 + rim, ends),
          each.name << " near " << mark.path[0].points[0].x << ' ' << mark.path[0].points[0].y);
  }
}

BOOST_AUTO_TEST_CASE(details_of_white_pieces_stay_within_their_outline) {
  for (Figure const& each : artwork::figures()) {
    auto const outline = strokes(each.body, 12);
    for (Mark const& mark : each.line)
      BOOST_TEST(
          covers_around(outline, mark, std::max(0.0, mark.width / 2.0 - 4), 0),
          each.name << " near " << mark.path[0].points[0].x << ' ' << mark.path[0].points[0].y);
  }
}

BOOST_AUTO_TEST_CASE(details_meet_at_the_seam_of_neutral_pieces_or_keep_a_distance) {
  constexpr double step = artwork::thinnest_line;
  for (Figure const& each : artwork::figures())
    for (auto const& [white, half_white] : seam(each.inner))
      for (auto const& [black, half_black] : seam(each.line)) {
        double const apart = std::abs(white - black);
        BOOST_TEST((apart <= step || apart >= half_white + half_black),
                   each.name << " at " << white << ' ' << black);
      }
}

BOOST_AUTO_TEST_CASE(details_cross_the_seam_of_neutral_pieces_and_do_not_follow_it) {
  constexpr double crossing = 64;  // the height of two lines that cross it aslant
  for (Figure const& each : artwork::figures()) {
    // Arches that meet on the seam, a wheel that turns about it, outlines with corners on it.
    constexpr std::string_view others[] = {"king", "cannon", "star", "diamond", "cross"};
    if (std::ranges::find(others, each.name) != std::end(others)) continue;
    BOOST_TEST(along_seam(each.line, 1) <= crossing, each.name << " in the white half");
    BOOST_TEST(along_seam(each.inner, -1) <= crossing, each.name << " in the black half");
  }
}

BOOST_AUTO_TEST_CASE(pieces_rotated_by_an_eighth_stay_within_their_square) {
  constexpr double reach =
      515;  // a corner may cross the square's edge by less than the width of the white rim
  for (Figure const& each : artwork::figures())
    for (auto const& curve : curves(each.body))
      BOOST_TEST(distance(Place{}, curve[3]) <= reach,
                 each.name << " at " << curve[3].x << ' ' << curve[3].y);
}
