#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cmath>

#include "boards.hpp"
#include "layout/board.hpp"
#include "layout/hatching.hpp"
#include "layout/style.hpp"

using namespace dawson;
using namespace dawson::layout;

namespace {

double constexpr points_a_millimetre = 72.27 / 25.4;

bool near(double a, double b) { return std::abs(a - b) < 1e-6; }

double length(Segment const& line) {
  return std::hypot(line.to.x - line.from.x, line.to.y - line.from.y);
}

}  // namespace

BOOST_AUTO_TEST_CASE(built_in_styles_are_found_by_name) {
  BOOST_TEST(built_in_styles().size() == 3U);
  for (NamedStyle const& one : built_in_styles()) {
    BOOST_TEST_REQUIRE(find_style(one.name).has_value());
    BOOST_TEST((*find_style(one.name) == one.make()));
  }
  BOOST_TEST((*find_style("tinted") == tinted_style()));
  BOOST_TEST((hatched_style().shading == Shading::hatched));
  for (char const* none : {"", "Hatched", "document", "hatched.yaml"})
    BOOST_TEST(!find_style(none).has_value(), none);
}

BOOST_AUTO_TEST_CASE(usual_frames_fill_their_share_and_touch_the_squares) {
  for (double square : {3.0, 5.5, 8.0, 20.0}) {
    Measures const two = measure(hatched_style(), square, false);
    BOOST_TEST(near(two.inner_at, two.inner_width / 2));
    BOOST_TEST(near(two.frame, two.outer_at + two.outer_width / 2));
    BOOST_TEST(two.outer_at - two.outer_width / 2 - two.inner_width >= 0.04 - 1e-9,
               "a gap between the lines");
    Measures const one = measure(hatched_style(), square, true);
    BOOST_TEST(one.outer_width == 0);
    BOOST_TEST(one.frame < two.frame);
  }
  BOOST_TEST(near(measure(hatched_style(), 5.5, false).frame, 0.14));
}

BOOST_AUTO_TEST_CASE(no_line_is_thinner_than_print_can_hold) {
  for (double square : {1.0, 2.0, 3.0, 4.0, 5.5, 20.0}) {
    Measures const m = measure(hatched_style(), square, false);
    for (double const line : {m.hatch_width, m.inner_width, m.outer_width})
      BOOST_TEST(line * square * points_a_millimetre >= 0.25 - 1e-9);
  }
}

BOOST_AUTO_TEST_CASE(lengths_of_a_style_are_taken_as_they_are) {
  Style style;
  style.frame_inner = 0.5;
  style.frame_outer = 3;
  style.hatch_width = 0.2;
  style.hatch_angle = 20;
  style.hatch_distance = 1.5;
  style.label_size = 7;
  double const square = 6, points = square * points_a_millimetre;
  Measures const m = measure(style, square, false);
  BOOST_TEST(near(m.inner_width * points, 0.5));
  BOOST_TEST(near(m.outer_width * points, 3));
  BOOST_TEST(near(m.hatch_width * points, 0.2));
  BOOST_TEST(near(m.hatch_distance * points, 1.5));
  BOOST_TEST(near(m.label_outside * points, 7));
  BOOST_TEST(m.frame > 0.14, "a frame grows with its lines");
}

BOOST_AUTO_TEST_CASE(diagonal_hatching_divides_the_square) {
  Style style;
  for (double angle : {45.0, -45.0})
    for (double distance : {0.0, 0.9, 1.3, 400.0}) {
      style.hatch_angle = angle;
      style.hatch_distance = distance;
      double const lines = 1 / (measure(style, 5.5, false).hatch_distance * std::sqrt(2));
      BOOST_TEST(near(lines, std::round(lines)));
      BOOST_TEST(lines >= 1 - 1e-9);
    }
}

BOOST_AUTO_TEST_CASE(hatching_stays_in_its_area_and_covers_it) {
  Rectangle const area{1, 2, 3, 2};
  double const distance = 0.1;
  for (double angle : {-89.0, -45.0, -10.0, 0.0, 1.0, 30.0, 45.0, 60.0, 90.0}) {
    auto const lines = hatch(area, angle, distance);
    double covered = 0;
    for (Segment const& line : lines) {
      for (Point const& p : {line.from, line.to}) {
        BOOST_TEST((p.x > 1 - 1e-6 && p.x < 4 + 1e-6), angle);
        BOOST_TEST((p.y > 2 - 1e-6 && p.y < 4 + 1e-6), angle);
      }
      double const turned =
          std::atan2(line.to.y - line.from.y, line.to.x - line.from.x) * 180 / std::acos(-1.0);
      BOOST_TEST(near(turned, angle));
      covered += length(line) * distance;
    }
    BOOST_TEST(std::abs(covered - area.width * area.height) < 0.15,
               "lines at " << angle << " cover " << covered);
  }
}

BOOST_AUTO_TEST_CASE(hatching_at_45_degrees_leaves_corners_free_alike) {
  auto const lines = hatch({0, 0, 1, 1}, 45, 1 / (8 * std::sqrt(2)));
  BOOST_TEST(lines.size() == 16U);
  double least = 1;
  for (Segment const& line : lines) least = std::min(least, length(line));
  BOOST_TEST(near(least, std::sqrt(2) / 16), "the shortest stand half a part from two corners");
}

BOOST_AUTO_TEST_CASE(a_style_says_what_the_view_does_not) {
  Style style;
  style.square = 7;
  style.single_frame = true;
  style.coordinates = problem::Coordinates::inside;
  problem::View view;
  Scene const by_style = lay_out(drawn({"..", ".."}), view, style);
  BOOST_TEST(by_style.square == 7);
  BOOST_TEST(by_style.single_frame);
  BOOST_TEST(by_style.labels.size() == 3U);
  BOOST_TEST((by_style.style == style));
  view.size = 4;
  view.coordinates = problem::Coordinates::none;
  Scene const by_view = lay_out(drawn({"..", ".."}), view, style);
  BOOST_TEST(by_view.square == 4);
  BOOST_TEST(by_view.labels.empty());
  Scene const without = lay_out(drawn({"..", ".."}), {});
  BOOST_TEST(without.square == 5.5);
  BOOST_TEST(!without.style.has_value());
}

BOOST_AUTO_TEST_CASE(the_ground_is_closed_where_the_frame_is_open) {
  problem::View view;
  view.edges = chess::Edges::torus;
  Scene const scene = lay_out(drawn({"..", ".."}), view);
  BOOST_TEST(scene.outline.empty());
  BOOST_TEST((scene.ground == std::vector{Path{{{0, 0}, {2, 0}, {2, 2}, {0, 2}}, true}}));
}
