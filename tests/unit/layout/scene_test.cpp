#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <sstream>
#include <string>

#include "boards.hpp"
#include "layout/board.hpp"

using namespace dawson;
using namespace dawson::layout;

namespace {

std::string shown(Rectangle const& r) {
  std::ostringstream out;
  out << r.x << ',' << r.y << ' ' << r.width << 'x' << r.height;
  return out.str();
}

std::string shown(Point const& p) {
  std::ostringstream out;
  out << p.x << ',' << p.y;
  return out.str();
}

std::string places_of_pieces(Scene const& scene) {
  std::string out;
  for (Placed const& piece : scene.pieces)
    out += (out.empty() ? "" : " ") + shown(Point{piece.cell.x, piece.cell.y});
  return out;
}

std::string labels_of(Scene const& scene, LabelPlace place) {
  std::string out;
  for (Label const& label : scene.labels)
    if (label.place == place) out += (out.empty() ? "" : " ") + label.text + "@" + shown(label.at);
  return out;
}

chess::Area area(chess::Square from, chess::Square to) { return {from, to, {}, {}}; }

chess::Mark mark(chess::MarkKind kind, chess::Square from, chess::Square to) {
  return {kind, area(from, to), "red", "x"};
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_whole_board_has_checkers_and_a_closed_frame) {
  Scene const scene = lay_out(drawn({"k..", "..K"}), {});
  BOOST_TEST(scene.width == 3);
  BOOST_TEST(scene.height == 2);
  BOOST_TEST(scene.square == 5.5);
  BOOST_TEST(shown(scene.frame) == "-0.190909,-0.190909 3.38182x2.38182");
  BOOST_TEST_REQUIRE(scene.checkers.has_value());
  BOOST_TEST(scene.checkers->files == 3);
  BOOST_TEST(scene.checkers->ranks == 2);
  BOOST_TEST(scene.checkers->dark_corner);
  BOOST_TEST(scene.dark.empty());
  BOOST_TEST(scene.whole_frame);
  BOOST_TEST(places_of_pieces(scene) == "0,1 2,0");
  BOOST_TEST((!scene.to_move && scene.labels.empty() && scene.names.empty() && scene.code.empty()));
}

BOOST_AUTO_TEST_CASE(flipping_rotates_the_board_by_180_degrees) {
  struct Case {
    std::vector<std::string_view> rows;
    bool dark_corner;
    std::string pieces;
  };
  // The corner that becomes the lower left one is dark if the numbers of files and ranks are both
  // odd or both even.
  Case const cases[] = {{{"k..", "..K"}, false, "0,1 2,0"},
                        {{"k...", "...."}, true, "3,0"},
                        {{"K..", "...", "..."}, true, "2,0"}};
  problem::View view;
  view.flip = true;
  for (Case const& one : cases) {
    Scene const scene = lay_out(drawn(one.rows), view);
    BOOST_TEST_CONTEXT(one.rows.front()) {
      BOOST_TEST(scene.checkers->dark_corner == one.dark_corner);
      BOOST_TEST(places_of_pieces(scene) == one.pieces);
    }
  }
}

BOOST_AUTO_TEST_CASE(pieces_are_ordered_by_row_from_the_top_also_when_flipped) {
  BOOST_TEST(places_of_pieces(lay_out(drawn({"k.k", "KK."}), {})) == "0,1 2,1 0,0 1,0");
  problem::View view;
  view.flip = true;
  BOOST_TEST(places_of_pieces(lay_out(drawn({"k.k", "KK."}), view)) == "1,1 2,1 0,0 2,0");
}

BOOST_AUTO_TEST_CASE(a_board_with_a_hole_has_separate_dark_squares) {
  Scene const scene = lay_out(drawn({"..", ".#"}), {});
  BOOST_TEST(!scene.checkers);
  BOOST_TEST_REQUIRE(scene.dark.size() == 2U);
  BOOST_TEST(shown(scene.dark[0]) == "1,1 1x1");
  BOOST_TEST(shown(scene.dark[1]) == "0,0 1x1");
  BOOST_TEST(!scene.whole_frame);
  BOOST_TEST(scene.outline.front().points.size() == 6U);
}

BOOST_AUTO_TEST_CASE(a_column_of_holes_at_the_edge_is_outside_the_frame) {
  Scene const scene = lay_out(drawn({"#..", "#.."}), {});
  BOOST_TEST(!scene.whole_frame);
  BOOST_TEST((scene.outline == std::vector{Path{{{1, 0}, {3, 0}, {3, 2}, {1, 2}}, true}}));
}

BOOST_AUTO_TEST_CASE(an_unshaded_board_has_no_dark_squares) {
  auto position = drawn({"..", ".."});
  position.board.checker(chess::Shade::none);
  Scene const scene = lay_out(position, {});
  BOOST_TEST((!scene.checkers && scene.dark.empty()));
}

BOOST_AUTO_TEST_CASE(rhombs_and_hexagons_are_separated_by_lines_and_not_by_shade) {
  for (auto const tiling : {chess::Tiling::rhombic, chess::Tiling::hexagonal}) {
    chess::Position position = drawn({"...", "..."});
    position.board.tiling = tiling;
    Scene const scene = lay_out(position, {});
    BOOST_TEST(!scene.checkers.has_value());
    BOOST_TEST(scene.dark.empty());
  }
}

BOOST_AUTO_TEST_CASE(adjacent_hexagons_have_different_shades) {
  // A hexagon with sides of four cells: each row begins half a cell from the one below.
  chess::Position position = shifted({{6, 4}, {4, 5}, {2, 6}, {0, 7}, {2, 6}, {4, 5}, {6, 4}});
  position.board.tiling = chess::Tiling::hexagonal;
  Style style;
  Scene const scene = lay_out(position, {}, style);
  std::map<std::pair<double, double>, std::string> shades;  // by centre
  for (PlacedMark const& mark : scene.marks) shades[{mark.area.x, mark.area.y}] = mark.colour;
  BOOST_TEST(shades.size() == 25U);  // 12 of 37 are light
  for (auto const& [place, shade] : shades)
    for (auto const& [other, its_shade] : shades) {
      double const distance = std::hypot(place.first - other.first, place.second - other.second);
      if (distance > 0.1 && distance < 1.1) BOOST_TEST(shade != its_shade);
    }
  BOOST_TEST(std::ranges::count_if(shades, [&](auto const& one) {
               return one.second == hexadecimal(style.dark);
             }) == 13);
}

BOOST_AUTO_TEST_CASE(a_frame_reaches_as_far_as_its_corners) {
  chess::Position position = shifted({{0, 2}, {2, 2}});
  double const margin = 1.05 / 5.5;  // millimetres per square
  position.board.tiling = chess::Tiling::rhombic;
  Rectangle const rhombs = lay_out(position, {}).frame;
  BOOST_TEST(rhombs.x == -margin * std::sqrt(2), boost::test_tools::tolerance(1e-6));
  BOOST_TEST(rhombs.y == -margin * std::sqrt(2), boost::test_tools::tolerance(1e-6));
  position.board.tiling = chess::Tiling::hexagonal;
  Rectangle const hexagons = lay_out(position, {}).frame;
  BOOST_TEST(hexagons.x == -margin, boost::test_tools::tolerance(1e-6));
  BOOST_TEST(hexagons.y == -margin * 2 / std::sqrt(3), boost::test_tools::tolerance(1e-6));
}

BOOST_AUTO_TEST_CASE(a_region_is_shown_alone_and_open_at_its_cuts) {
  auto const position = drawn({"k...", ".K..", "...K", "...."});
  problem::View view;
  view.region = area({1, 1}, {3, 3});  // b2-d4: cut at the left and below
  Scene const scene = lay_out(position, view);
  BOOST_TEST((scene.width == 3 && scene.height == 3));
  BOOST_TEST(places_of_pieces(scene) == "0,1 2,0");
  BOOST_TEST(!scene.checkers);
  BOOST_TEST(scene.dark.size() == 5U);
  BOOST_TEST(shown(scene.dark.front()) == "0,2 1x1");  // b4
  BOOST_TEST((scene.outline == std::vector{Path{{{3, 0}, {3, 3}, {0, 3}}, false}}));

  view.flip = true;
  BOOST_TEST(
      (lay_out(position, view).outline == std::vector{Path{{{0, 3}, {0, 0}, {3, 0}}, false}}));
  view.region = area({3, 3}, {0, 0});
  BOOST_TEST(lay_out(position, view).whole_frame, "the whole board, corners in any order");
}

BOOST_AUTO_TEST_CASE(joined_edges_have_no_line) {
  auto const position = drawn({"..", ".."});
  problem::View view;
  view.edges = chess::Edges::vertical_cylinder;
  BOOST_TEST((lay_out(position, view).outline ==
              std::vector{Path{{{0, 0}, {2, 0}}, false}, Path{{{2, 2}, {0, 2}}, false}}));
  view.edges = chess::Edges::horizontal_cylinder;
  BOOST_TEST((lay_out(position, view).outline ==
              std::vector{Path{{{0, 2}, {0, 0}}, false}, Path{{{2, 0}, {2, 2}}, false}}));
  view.edges = chess::Edges::torus;
  BOOST_TEST(lay_out(position, view).outline.empty());
}

BOOST_AUTO_TEST_CASE(a_frame_may_be_a_single_line) {
  problem::View view;
  view.frame = problem::Frame{true};
  Scene const scene = lay_out(drawn({"..", ".."}), view);
  BOOST_TEST(scene.single_frame);
  BOOST_TEST(shown(scene.frame) == "-0.0745455,-0.0745455 2.14909x2.14909");
}

BOOST_AUTO_TEST_CASE(arrows_connect_centres_and_areas_span_their_corners) {
  problem::View view;
  view.marks = {mark(chess::MarkKind::arrow, {0, 0}, {2, 1}),
                mark(chess::MarkKind::fill, {2, 1}, {1, 0})};
  Scene const scene = lay_out(drawn({"...", "..."}), view);
  BOOST_TEST_REQUIRE(scene.marks.size() == 2U);
  BOOST_TEST(shown(scene.marks[0].from) == "0.5,0.5");
  BOOST_TEST(shown(scene.marks[0].to) == "2.5,1.5");
  BOOST_TEST(shown(scene.marks[1].area) == "1,0 2x2");
  BOOST_TEST(scene.marks[1].colour == "red");

  view.flip = true;
  Scene const flipped = lay_out(drawn({"...", "..."}), view);
  BOOST_TEST(shown(flipped.marks[0].from) == "2.5,1.5");
  BOOST_TEST(shown(flipped.marks[1].area) == "0,0 2x2");
}

BOOST_AUTO_TEST_CASE(a_mark_for_an_area_is_in_each_of_its_squares) {
  problem::View view;
  view.marks = {mark(chess::MarkKind::circle, {0, 0}, {1, 1})};
  Scene const scene = lay_out(drawn({"...", "#.."}), view);
  BOOST_TEST_REQUIRE(scene.marks.size() == 3U);
  BOOST_TEST(shown(scene.marks[0].from) == "0.5,1.5");
  BOOST_TEST(shown(scene.marks[2].from) == "1.5,0.5");
}

BOOST_AUTO_TEST_CASE(pieces_with_attributes_are_marked_unless_the_view_has_a_mark) {
  chess::Position position = drawn({"Kk", "k."});
  position.attributes = {
      {{0, 1}, {"Royal", "Kamikaze"}}, {{1, 1}, {"Magic", "Chameleon"}}, {{0, 0}, {"Volage"}}};
  Scene const scene = lay_out(position, {});
  BOOST_TEST_REQUIRE(scene.marks.size() == 2U);
  BOOST_TEST((scene.marks[0].kind == chess::MarkKind::crown));
  BOOST_TEST_REQUIRE(scene.marks[0].shape.size() == 1U);
  for (Point const& corner : scene.marks[0].shape[0].points)
    BOOST_TEST((corner.x > 0.5 && corner.x < 1 && corner.y > 1.5 && corner.y < 2));
  BOOST_TEST((scene.marks[1].kind == chess::MarkKind::frame));
  BOOST_TEST(shown(scene.marks[1].area) == "1,1 1x1");
  problem::View view;
  view.marks = {mark(chess::MarkKind::dot, {0, 1}, {0, 1})};
  BOOST_TEST_REQUIRE(lay_out(position, view).marks.size() == 2U);
  BOOST_TEST((lay_out(position, view).marks[0].kind == chess::MarkKind::dot));
}

BOOST_AUTO_TEST_CASE(marks_are_clipped_with_the_board) {
  using enum chess::MarkKind;
  problem::View view;
  view.region = area({1, 0}, {2, 2});
  view.marks = {mark(frame, {0, 0}, {1, 2}), mark(circle, {0, 1}, {1, 1}),
                mark(fill, {0, 0}, {0, 2}), mark(arrow, {0, 0}, {1, 1}), mark(dot, {0, 0}, {0, 0})};
  Scene const scene = lay_out(drawn({"...", "...", "..."}), view);
  BOOST_TEST_REQUIRE(scene.marks.size() == 2U);
  BOOST_TEST(shown(scene.marks[0].area) == "0,0 1x3");
  BOOST_TEST(shown(scene.marks[1].from) == "0.5,1.5");
}

BOOST_AUTO_TEST_CASE(grid_chess_has_lines_inside_only) {
  problem::View view;
  view.grid.block_files = 2;
  view.grid.block_ranks = 3;
  Scene const scene = lay_out(drawn({".....", ".....", ".....", "....."}), view);
  BOOST_TEST_REQUIRE(scene.grid.size() == 3U);
  BOOST_TEST(shown(scene.grid[0].from) + " " + shown(scene.grid[0].to) == "2,0 2,4");
  BOOST_TEST(shown(scene.grid[1].from) + " " + shown(scene.grid[1].to) == "4,0 4,4");
  BOOST_TEST(shown(scene.grid[2].from) + " " + shown(scene.grid[2].to) == "0,3 5,3");
}

BOOST_AUTO_TEST_CASE(grid_lines_are_clipped_and_those_beside_the_board_omitted) {
  problem::View view;
  view.region = area({1, 1}, {3, 3});
  view.grid.lines = {
      {true, 2, 0, 3, {}}, {true, 0, 0, 4, {}}, {false, 2, 3, 4, {}}, {false, 2, 0, 1, {}}};
  auto const position = drawn({"....", "....", "....", "...."});
  Scene const scene = lay_out(position, view);
  BOOST_TEST_REQUIRE(scene.grid.size() == 2U);
  BOOST_TEST(shown(scene.grid[0].from) + " " + shown(scene.grid[0].to) == "1,0 1,2");
  BOOST_TEST(shown(scene.grid[1].from) + " " + shown(scene.grid[1].to) == "2,1 3,1");
  view.flip = true;
  BOOST_TEST(shown(lay_out(position, view).grid[0].from) == "2,3");
}

BOOST_AUTO_TEST_CASE(grid_lines_count_from_the_corner_of_a_board_left_of_zero) {
  problem::View view;
  view.grid.lines = {{true, 1, 0, 1, {}}};
  Scene const scene = lay_out(shifted({{0, 2}, {-4, 4}, {0, 2}}), view);
  BOOST_TEST((scene.width == 4 && scene.height == 3));
  BOOST_TEST(shown(scene.grid.front().from) == "1,0");
}

BOOST_AUTO_TEST_CASE(shifted_rows_keep_their_positions) {
  auto position = shifted({{2, 2}, {0, 3}});
  position.board.row(0)[0].occupant = chess::Piece{};
  problem::View view;
  BOOST_TEST(places_of_pieces(lay_out(position, view)) == "0.5,1");
  view.flip = true;
  BOOST_TEST(places_of_pieces(lay_out(position, view)) == "1.5,0");
}

BOOST_AUTO_TEST_CASE(coordinates_are_outside_below_and_left) {
  problem::View view;
  view.coordinates = problem::Coordinates::outside;
  Scene const scene = lay_out(drawn({"..", ".."}), view);
  BOOST_TEST(labels_of(scene, LabelPlace::file) == "a@0.5,0 b@1.5,0");
  BOOST_TEST(labels_of(scene, LabelPlace::rank) == "2@0,1.5 1@0,0.5");
  view.flip = true;
  Scene const flipped = lay_out(drawn({"..", ".."}), view);
  BOOST_TEST(labels_of(flipped, LabelPlace::file) == "b@0.5,0 a@1.5,0");
  BOOST_TEST(labels_of(flipped, LabelPlace::rank) == "2@0,0.5 1@0,1.5");
}

BOOST_AUTO_TEST_CASE(coordinates_inside_share_the_corner_square) {
  problem::View view;
  view.coordinates = problem::Coordinates::inside;
  BOOST_TEST(labels_of(lay_out(drawn({"..", ".."}), view), LabelPlace::inside) ==
             "2@0,1 a1@0,0 b@1,0");
}

BOOST_AUTO_TEST_CASE(coordinates_are_beside_the_outermost_squares) {
  problem::View view;
  view.coordinates = problem::Coordinates::outside;
  Scene const scene = lay_out(drawn({"...", "#..", "##."}), view);
  // In the corners of stairs they are separate.
  BOOST_TEST(labels_of(scene, LabelPlace::file) == "a@0.2,2 b@1.2,1 c@2.5,0");
  BOOST_TEST(labels_of(scene, LabelPlace::rank) == "3@0,2.5 2@1,1.2 1@2,0.2");
}

BOOST_AUTO_TEST_CASE(file_coordinates_avoid_rows_that_are_half_below_the_file) {
  problem::View view;
  view.coordinates = problem::Coordinates::outside;
  chess::Position position = shifted({{0, 3}, {2, 2}});
  position.board.tiling = chess::Tiling::hexagonal;
  Scene const scene = lay_out(position, view);
  BOOST_TEST(labels_of(scene, LabelPlace::file) == "a@1,0 b@2,0 c@3,1.05848");
}

BOOST_AUTO_TEST_CASE(coordinates_keep_their_names_in_a_region) {
  problem::View view;
  view.coordinates = problem::Coordinates::outside;
  view.region = area({1, 1}, {2, 2});
  Scene const scene = lay_out(drawn({"...", "...", "..."}), view);
  BOOST_TEST(labels_of(scene, LabelPlace::file) == "b@0.5,0 c@1.5,0");
  BOOST_TEST(labels_of(scene, LabelPlace::rank) == "3@0,1.5 2@0,0.5");
}

BOOST_AUTO_TEST_CASE(the_sign_of_the_side_to_move_is_on_its_side) {
  struct Case {
    chess::Side side;
    bool flip;
    double at;
  };
  Case const cases[] = {{chess::Side::white, false, 0.5},
                        {chess::Side::black, false, 2.5},
                        {chess::Side::white, true, 2.5},
                        {chess::Side::black, true, 0.5},
                        {chess::Side::neutral, true, 1.5}};
  for (Case const& one : cases) {
    problem::View view;
    view.to_move = one.side;
    view.flip = one.flip;
    Scene const scene = lay_out(drawn({"...", "...", "..."}), view);
    BOOST_TEST((scene.to_move == one.side));
    BOOST_TEST(scene.to_move_at == one.at);
  }
}

BOOST_AUTO_TEST_CASE(squares_have_names_if_code_is_drawn) {
  problem::View view;
  view.draw = "\\draw (a1) -- (b2);";
  view.flip = true;
  Scene const scene = lay_out(drawn({"#.", ".."}), view);
  BOOST_TEST(scene.code == view.draw);
  BOOST_TEST_REQUIRE(scene.names.size() == 3U);
  BOOST_TEST(scene.names[0].name + "@" + shown(scene.names[0].centre) == "b2@0.5,0.5");
  BOOST_TEST(scene.names[1].name + "@" + shown(scene.names[1].centre) == "a1@1.5,1.5");
}

BOOST_AUTO_TEST_CASE(texts_and_dots_go_to_corners_of_squares_with_pieces) {
  problem::View view;
  for (auto const kind : {chess::MarkKind::text, chess::MarkKind::dot, chess::MarkKind::cross})
    view.marks.push_back(mark(kind, {0, 0}, {2, 0}));
  Scene const scene = lay_out(drawn({".Kk"}), view);
  auto const find = [&](chess::MarkKind kind, int file) {
    return *std::ranges::find_if(
        scene.marks, [&](PlacedMark const& one) { return one.kind == kind && one.area.x == file; });
  };
  for (auto const kind : {chess::MarkKind::text, chess::MarkKind::dot, chess::MarkKind::cross}) {
    BOOST_TEST(shown(find(kind, 0).from) == "0.5,0.5");
    BOOST_TEST((find(kind, 0).below == Below::nothing));
    BOOST_TEST((find(kind, 1).below == Below::piece));
    BOOST_TEST((find(kind, 2).below == Below::black_piece));
  }
  for (int const file : {1, 2}) {
    BOOST_TEST(find(chess::MarkKind::text, file).from.x < file + 0.1);
    BOOST_TEST(find(chess::MarkKind::text, file).from.y > 0.9);
    BOOST_TEST(find(chess::MarkKind::dot, file).from.x > file + 0.7);
    BOOST_TEST(find(chess::MarkKind::dot, file).from.y < 0.3);
    BOOST_TEST(shown(find(chess::MarkKind::cross, file).from) == std::to_string(file) + ".5,0.5");
  }
}

BOOST_AUTO_TEST_CASE(a_baseline_is_that_of_the_view_then_of_the_style_then_of_the_kind) {
  using problem::Baseline;
  problem::View view;
  BOOST_TEST((baseline_of(lay_out(drawn({"."}), view), true) == Baseline::centre));
  BOOST_TEST((baseline_of(lay_out(drawn({"."}), view), false) == Baseline::board));
  Style style;
  style.baseline = Baseline::top;
  for (bool const in_text : {true, false})
    BOOST_TEST((baseline_of(lay_out(drawn({"."}), view, style), in_text) == Baseline::top));
  view.baseline = Baseline::board;
  BOOST_TEST((baseline_of(lay_out(drawn({"."}), view, style), true) == Baseline::board));
}
