#include <boost/test/unit_test.hpp>

#include <random>
#include <sstream>
#include <string>

#include "layout/board_lines.hpp"

using namespace dawson::layout;

namespace {

// "(0,0)(2,0)(2,1)(0,1)*": the star means closed.
std::string shown(std::vector<Path> const& paths) {
  std::ostringstream out;
  for (Path const& path : paths) {
    if (out.tellp() > 0) out << ' ';
    for (Point const& point : path.points) out << '(' << point.x << ',' << point.y << ')';
    if (path.closed) out << '*';
  }
  return out.str();
}

// A cell `width` quarters wide, with corners on its sides where the corners of a neighbour shifted
// by quarters can be.
Polygon cell(int left, int bottom, int width = 4) {
  Polygon corners;
  for (int i = 0; i <= width; ++i) corners.push_back({(left + i) / 4.0, double(bottom)});
  for (int i = width; i >= 0; --i) corners.push_back({(left + i) / 4.0, bottom + 1.0});
  return corners;
}

std::vector<Polygon> squares(std::vector<std::pair<int, int>> const& places) {
  std::vector<Polygon> cells;
  for (auto const& [file, rank] : places) cells.push_back(cell(4 * file, rank));
  return cells;
}

std::vector<Polygon> rectangle(int files, int ranks) {
  std::vector<Polygon> cells;
  for (int rank = 0; rank < ranks; ++rank)
    for (int file = 0; file < files; ++file) cells.push_back(cell(4 * file, rank));
  return cells;
}

std::string shown(std::vector<Segment> const& lines) {
  std::vector<Path> paths;
  for (Segment const& line : lines) paths.push_back({{line.from, line.to}, false});
  return shown(paths);
}

double area(Path const& path) {
  double twice = 0;
  for (std::size_t i = 0; i < path.points.size(); ++i) {
    Point const& a = path.points[i];
    Point const& b = path.points[(i + 1) % path.points.size()];
    twice += a.x * b.y - b.x * a.y;
  }
  return twice / 2;
}

}  // namespace

BOOST_AUTO_TEST_CASE(no_cells_have_no_outline) { BOOST_TEST(outline({}, {}).empty()); }

BOOST_AUTO_TEST_CASE(a_rectangle_has_four_corners_from_the_lower_left) {
  BOOST_TEST(shown(outline(rectangle(1, 1), {})) == "(0,0)(1,0)(1,1)(0,1)*");
  BOOST_TEST(shown(outline(rectangle(3, 2), {})) == "(0,0)(3,0)(3,2)(0,2)*");
}

BOOST_AUTO_TEST_CASE(steps_are_followed) {
  BOOST_TEST(shown(outline(squares({{0, 0}, {1, 0}, {0, 1}}), {})) ==
             "(0,0)(2,0)(2,1)(1,1)(1,2)(0,2)*");
}

BOOST_AUTO_TEST_CASE(rows_may_be_shifted_by_quarters_and_cells_be_wide) {
  BOOST_TEST(shown(outline({cell(0, 0), cell(4, 0), cell(2, 1)}, {})) ==
             "(0,0)(2,0)(2,1)(1.5,1)(1.5,2)(0.5,2)(0.5,1)(0,1)*");
  BOOST_TEST(shown(outline({cell(0, 0, 6)}, {})) == "(0,0)(1.5,0)(1.5,1)(0,1)*");
  BOOST_TEST(shown(outline({cell(-2, 0)}, {})) == "(-0.5,0)(0.5,0)(0.5,1)(-0.5,1)*");
}

BOOST_AUTO_TEST_CASE(a_hole_has_its_own_path_in_the_opposite_direction) {
  auto cells = rectangle(3, 3);
  cells.erase(cells.begin() + 4);
  auto const paths = outline(cells, {});
  BOOST_TEST(shown(paths) == "(0,0)(3,0)(3,3)(0,3)* (1,1)(1,2)(2,2)(2,1)*");
  BOOST_TEST(area(paths[0]) == 9);
  BOOST_TEST(area(paths[1]) == -1);
}

BOOST_AUTO_TEST_CASE(squares_that_touch_at_a_corner_have_separate_paths) {
  BOOST_TEST(shown(outline(squares({{0, 0}, {1, 1}}), {})) ==
             "(0,0)(1,0)(1,1)(0,1)* (1,1)(2,1)(2,2)(1,2)*");
  BOOST_TEST(shown(outline(squares({{1, 0}, {0, 1}}), {})) ==
             "(0,1)(1,1)(1,2)(0,2)* (1,0)(2,0)(2,1)(1,1)*");
}

BOOST_AUTO_TEST_CASE(separate_parts_have_separate_paths) {
  BOOST_TEST(shown(outline(squares({{0, 0}, {2, 0}}), {})) ==
             "(0,0)(1,0)(1,1)(0,1)* (2,0)(3,0)(3,1)(2,1)*");
}

BOOST_AUTO_TEST_CASE(an_open_side_has_no_line) {
  struct Case {
    OpenSides open;
    std::string expected;
  };
  Case const cases[] = {
      {{.left = true}, "(0,0)(2,0)(2,2)(0,2)"},
      {{.right = true}, "(2,2)(0,2)(0,0)(2,0)"},
      {{.top = true}, "(0,2)(0,0)(2,0)(2,2)"},
      {{.bottom = true}, "(2,0)(2,2)(0,2)(0,0)"},
      {{.left = true, .right = true}, "(0,0)(2,0) (2,2)(0,2)"},
      {{.top = true, .bottom = true}, "(0,2)(0,0) (2,0)(2,2)"},
      {{true, true, true, true}, ""},
  };
  for (Case const& one : cases)
    BOOST_TEST(shown(outline(rectangle(2, 2), one.open)) == one.expected);
}

BOOST_AUTO_TEST_CASE(an_open_side_keeps_the_notches_that_do_not_reach_it) {
  // The middle row begins one square further right: its edge there is an edge of the board, not a
  // cut.
  BOOST_TEST(shown(outline(squares({{0, 0}, {1, 0}, {1, 1}, {0, 2}, {1, 2}}), {.left = true})) ==
             "(0,0)(2,0)(2,3)(0,3) (0,2)(1,2)(1,1)(0,1)");
}

BOOST_AUTO_TEST_CASE(slanted_sides_are_followed_too) {
  Polygon const hexagon{{0.5, 0}, {1, 0.25}, {1, 0.75}, {0.5, 1}, {0, 0.75}, {0, 0.25}};
  BOOST_TEST(shown(outline({hexagon}, {})) == "(0,0.25)(0.5,0)(1,0.25)(1,0.75)(0.5,1)(0,0.75)*");
  Path const moved = moved_outwards({{{0, 0}, {1, 1}, {0, 2}, {-1, 1}}, true}, 0.5);
  BOOST_TEST(moved.points[0].x == 0);
  BOOST_TEST(moved.points[0].y == -0.70711, boost::test_tools::tolerance(1e-4));
  BOOST_TEST(moved.points[1].x == 1.70711, boost::test_tools::tolerance(1e-4));
}

BOOST_AUTO_TEST_CASE(sides_between_cells_are_joined_to_long_lines) {
  BOOST_TEST(shown(inner_sides({})) == "");
  BOOST_TEST(shown(inner_sides(rectangle(1, 1))) == "");
  BOOST_TEST(shown(inner_sides(rectangle(2, 2))) == "(0,1)(2,1) (1,0)(1,2)");
  BOOST_TEST(shown(inner_sides({cell(0, 0), cell(4, 0), cell(2, 1)})) ==
             "(0.5,1)(1.5,1) (1,0)(1,1)");
}

BOOST_AUTO_TEST_CASE(a_path_moves_outwards_and_a_hole_inwards) {
  Path const square{{{0, 0}, {2, 0}, {2, 2}, {0, 2}}, true};
  BOOST_TEST(shown({moved_outwards(square, 0.5)}) == "(-0.5,-0.5)(2.5,-0.5)(2.5,2.5)(-0.5,2.5)*");
  Path const hole{{{0, 0}, {0, 2}, {2, 2}, {2, 0}}, true};
  BOOST_TEST(shown({moved_outwards(hole, 0.5)}) == "(0.5,0.5)(0.5,1.5)(1.5,1.5)(1.5,0.5)*");
  Path const step{{{0, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}}, true};
  BOOST_TEST(shown({moved_outwards(step, 0.25)}) ==
             "(-0.25,-0.25)(2.25,-0.25)(2.25,1.25)(1.25,1.25)(1.25,2.25)(-0.25,2.25)*");
}

BOOST_AUTO_TEST_CASE(the_ends_of_an_open_path_stay_on_the_cut) {
  Path const path{{{0, 0}, {2, 0}, {2, 2}, {0, 2}}, false};
  BOOST_TEST(shown({moved_outwards(path, 0.5)}) == "(0,-0.5)(2.5,-0.5)(2.5,2.5)(0,2.5)");
}

BOOST_AUTO_TEST_CASE(any_set_of_squares_is_enclosed_exactly) {
  std::mt19937 random(1);
  for (int round = 0; round < 300; ++round) {
    std::vector<Polygon> cells;
    for (int rank = 0; rank < 5; ++rank)
      for (int file = 0; file < 6; ++file)
        if (random() % 2) cells.push_back(cell(4 * file, rank));
    double enclosed = 0;
    for (Path const& path : outline(cells, {})) {
      BOOST_TEST(path.closed);
      enclosed += area(path);
      for (std::size_t i = 0; i < path.points.size(); ++i) {
        Point const& a = path.points[i];
        Point const& b = path.points[(i + 1) % path.points.size()];
        Point const& c = path.points[(i + 2) % path.points.size()];
        BOOST_TEST(((a.x == b.x) != (a.y == b.y)));
        BOOST_TEST(((a.x == b.x) != (b.x == c.x)), "every point is a corner");
      }
    }
    BOOST_TEST(enclosed == static_cast<double>(cells.size()));
  }
}
