#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cmath>

#include "boards.hpp"
#include "layout/board.hpp"
#include "layout/board_lines.hpp"
#include "layout/style.hpp"

using namespace dawson;
using namespace dawson::layout;

namespace {

double constexpr tex_points_of_a_millimetre = 72.27 / 25.4;

bool near(double a, double b) { return std::abs(a - b) < 1e-6; }

double area(Polygon const& shape) {
  double twice = 0;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    Point const &p = shape[i], &q = shape[(i + 1) % shape.size()];
    twice += p.x * q.y - p.y * q.x;
  }
  return twice / 2;
}

double ink(std::vector<Polygon> const& lines) {
  double sum = 0;
  for (Polygon const& line : lines) sum += area(line);
  return sum;
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

BOOST_AUTO_TEST_CASE(a_double_frame_also_has_two_lines_on_screens) {
  for (double square : {3.0, 4.0, 5.5, 8.0, 20.0}) {
    Measures const two = measure(hatched_style(), square, false);
    BOOST_TEST(near(two.inner_at, two.inner_width / 2));
    BOOST_TEST(near(two.frame, two.outer_at + two.outer_width / 2));
    double const gap = (two.outer_at - two.outer_width / 2 - two.inner_width) * square;
    constexpr double pixel = 25.4 / 100;
    BOOST_TEST(gap > 1.1 * pixel, gap << " mm between the lines");
    BOOST_TEST(two.outer_width > 1.5 * two.inner_width);
  }
  BOOST_TEST(near(measure(hatched_style(), 5.5, false).frame * 5.5, 0.187 + 0.5 + 0.363));
}

BOOST_AUTO_TEST_CASE(a_single_frame_is_as_thick_as_in_print) {
  std::pair<double, double> const millimetres[] = {
      {4, 0.41}, {5.5, 0.41}, {8, 0.596}, {20, 0.0745 * 12.8}};
  for (auto const& [square, line] : millimetres) {
    Measures const one = measure(hatched_style(), square, true);
    BOOST_TEST(std::abs(one.inner_width * square - line) < 1e-6, square);
    BOOST_TEST(one.outer_width == 0);
    BOOST_TEST(near(one.frame, one.inner_width));
    BOOST_TEST(near(one.inner_at, one.inner_width / 2));
  }
}

BOOST_AUTO_TEST_CASE(no_line_is_thinner_than_print_allows) {
  for (double square : {1.0, 2.0, 3.0, 4.0, 5.5, 20.0}) {
    Measures const m = measure(hatched_style(), square, false);
    for (double const line : {m.inner_width, m.outer_width})
      BOOST_TEST(line * square * tex_points_of_a_millimetre >= 0.25 - 1e-9);
  }
}

BOOST_AUTO_TEST_CASE(lengths_of_a_style_are_used_unchanged) {
  Style style;
  style.frame_inner = 0.5;
  style.frame_outer = 3;
  style.hatch_width = 0.2;
  style.hatch_angle = 20;
  style.hatch_distance = 1.5;
  style.label_size = 7;
  double const square = 6, points = square * tex_points_of_a_millimetre;
  Measures const m = measure(style, square, false);
  BOOST_TEST(near(m.inner_width * points, 0.5));
  BOOST_TEST(near(m.outer_width * points, 3));
  BOOST_TEST(near(m.hatch_width * points, 0.2));
  BOOST_TEST(near(m.hatch_distance * points, 1.5));
  BOOST_TEST(near(m.label_outside * points, 7));
  BOOST_TEST(m.frame * points > 0.5 + 3, "a frame grows with its lines");
  style.frame_gap = 4;
  Measures const wide = measure(style, square, false);
  BOOST_TEST(near(wide.frame * points, 0.5 + 4 + 3));
  BOOST_TEST(near(wide.outer_at * points, 0.5 + 4 + 1.5));
  BOOST_TEST(near(measure(style, square, true).frame * points, 0.5), "one line has no gap");
  BOOST_TEST(m.hatch_parts == 0, "no font has such lines");
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

BOOST_AUTO_TEST_CASE(default_hatching_has_the_ink_of_print_at_every_size) {
  std::pair<double, int> const parts[] = {{3, 4},   {4, 8},   {5.5, 8}, {8, 8},
                                          {12, 12}, {20, 16}, {30, 24}};
  for (auto const& [square, lines] : parts) {
    Measures const m = measure(hatched_style(), square, false);
    BOOST_TEST(m.hatch_parts == lines, square);
    BOOST_TEST(near(m.hatch_distance * std::sqrt(2) * lines, 1));
    BOOST_TEST(near(ink(hatch({0, 0, 1, 1}, 45, m.hatch_distance, m.hatch_width)), 0.31));
  }
  Style mirrored;
  mirrored.hatch_angle = -45;
  BOOST_TEST(measure(mirrored, 5.5, false).hatch_parts == 0);
}

BOOST_AUTO_TEST_CASE(hatching_stays_in_its_area_and_covers_its_share) {
  Rectangle const place{1, 2, 3, 2};
  double const distance = 0.1, width = 0.04;
  for (double angle : {-89.0, -45.0, -10.0, 0.0, 1.0, 30.0, 45.0, 60.0, 90.0}) {
    auto const lines = hatch(place, angle, distance, width);
    for (Polygon const& line : lines) {
      BOOST_TEST(area(line) > 0, "counterclockwise");
      for (Point const& p : line) {
        BOOST_TEST((p.x > 1 - 1e-6 && p.x < 4 + 1e-6), angle);
        BOOST_TEST((p.y > 2 - 1e-6 && p.y < 4 + 1e-6), angle);
      }
    }
    BOOST_TEST(std::abs(ink(lines) - 0.4 * place.width * place.height) < 0.06,
               "lines at " << angle << " cover " << ink(lines));
  }
}

BOOST_AUTO_TEST_CASE(hatching_lines_have_their_angle_and_distance) {
  auto const level = hatch({0, 0, 1, 1}, 0, 0.5, 0.1);
  BOOST_REQUIRE(level.size() == 2U);
  for (std::size_t i = 0; i < 2; ++i)
    for (Point const& p : level[i])
      BOOST_TEST(near(std::abs(p.y - (0.25 + 0.5 * double(i))), 0.05), p.y);
  auto const rising = hatch({0, 0, 1, 1}, 45, 1 / (8 * std::sqrt(2)), 0.01);
  BOOST_TEST(rising.size() == 16U);
  for (Polygon const& line : rising)
    for (Point const& p : line) {
      double const part = (p.y - p.x) * 8 - 0.5;
      BOOST_TEST(std::abs(part - std::round(part)) < 0.06, "half a part from two corners");
    }
}

BOOST_AUTO_TEST_CASE(the_style_completes_the_view) {
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
  view.frame = problem::Frame{false, 2, 0};
  Scene const by_caption = lay_out(drawn({"..", ".."}), view, style);
  BOOST_TEST(!by_caption.single_frame);
  BOOST_TEST(by_caption.style->frame_inner == 2);
  view.size = 4;
  view.coordinates = problem::Coordinates::none;
  Scene const by_view = lay_out(drawn({"..", ".."}), view, style);
  BOOST_TEST(by_view.square == 4);
  BOOST_TEST(by_view.labels.empty());
  Scene const without = lay_out(drawn({"..", ".."}), {});
  BOOST_TEST(without.square == 5.5);
  BOOST_TEST(!without.style.has_value());
}

BOOST_AUTO_TEST_CASE(the_background_is_closed_where_the_frame_is_open) {
  problem::View view;
  view.edges = chess::Edges::torus;
  Scene const scene = lay_out(drawn({"..", ".."}), view);
  BOOST_TEST(scene.outline.empty());
  BOOST_TEST((scene.ground == std::vector{Path{{{0, 0}, {2, 0}, {2, 2}, {0, 2}}, true}}));
}
