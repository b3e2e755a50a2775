#include "semantics/drawn_conditions.hpp"

#include <algorithm>
#include <string>

#include <boost/test/unit_test.hpp>

#include "notation/men/piece_list.hpp"

namespace dawson::semantics {
namespace {

std::string names(std::vector<chess::Square> const& squares) {
  std::string out;
  for (chess::Square const square : squares)
    out += (out.empty() ? "" : " ") + chess::square_name(square);
  return out;
}

/// "2x2", or lines in the syntax of the field `grid`.
std::string lines(chess::Grid const& grid) {
  if (grid.block_files > 0)
    return std::to_string(grid.block_files) + "x" + std::to_string(grid.block_ranks);
  std::string out;
  for (chess::GridLine const& line : grid.lines)
    out += (out.empty() ? "" : " ") + std::string(line.vertical ? "v" : "h") +
           std::to_string(line.at) + ":" + std::to_string(line.from) + "-" +
           std::to_string(line.to);
  return out;
}

BoardOfConditions on_board(std::string_view condition) {
  return board_of_condition(condition, notation::read_men_singly("wKa1 bKh8")->board);
}

BOOST_AUTO_TEST_SUITE(board_conditions)

BOOST_AUTO_TEST_CASE(grids_are_those_of_popeyes_variants) {
  struct {
    std::string_view condition, grid;
  } const cases[] = {
      {"Grid chess", "2x2"},
      {"Gitterschach", "2x2"},
      {"Contact Grid Chess", "2x2"},
      {"Grid Chess vertical shift", "v2:0-8 v4:0-8 v6:0-8 h1:0-8 h3:0-8 h5:0-8 h7:0-8"},
      {"Gitterschach HorizontalVerschieben", "v1:0-8 v3:0-8 v5:0-8 v7:0-8 h2:0-8 h4:0-8 h6:0-8"},
      {"Grid Chess diagonal shift", "v1:0-8 v3:0-8 v5:0-8 v7:0-8 h1:0-8 h3:0-8 h5:0-8 h7:0-8"},
      {"Grid Chess orthogonal bd6", "v2:0-8 v4:0-8 h6:0-8"},
      {"Grid Chess gridline Ha24 Vc61", "h1:0-4 v2:5-6"},
      {"Grid Chess irregular a1b1", "h1:0-1 h1:1-2 v2:0-1"},
      {"Circe", ""},
  };
  for (auto const& [condition, grid] : cases)
    BOOST_TEST(lines(on_board(condition).grid) == grid,
               condition << ": " << lines(on_board(condition).grid));
}

BOOST_AUTO_TEST_CASE(squares_can_be_framed_holes_or_imitators) {
  BOOST_TEST(names(on_board("Magic squares c3, d4").framed) == "c3 d4");
  BOOST_TEST(names(on_board("Magische Felder c3").framed) == "c3");
  BOOST_TEST(names(on_board("Black royal square e8").framed) == "e8");
  BOOST_TEST(names(on_board("Trous de ver a1, h8").framed) == "a1 h8");
  BOOST_TEST(names(on_board("Loch a8, c1").holes) == "a8 c1");
  BOOST_TEST(names(on_board("Imitator c4").imitators) == "c4");
  BOOST_TEST(names(on_board("Imitators c4 d5").imitators) == "c4 d5");
}

BOOST_AUTO_TEST_CASE(cylinders_join_the_edges) {
  BOOST_TEST((on_board("Vertical cylinder").edges == chess::Edges::vertical_cylinder));
  BOOST_TEST((on_board("Horizontaler Zylinder").edges == chess::Edges::horizontal_cylinder));
  BOOST_TEST((on_board("Torus").edges == chess::Edges::torus));
  BOOST_TEST((on_board("Circe").edges == chess::Edges::none));
}

BOOST_AUTO_TEST_CASE(a_square_outside_the_board_is_reported) {
  chess::Board small;
  small.open_row();
  for (int file = 0; file < 3; ++file) small.add({});
  auto const found = board_of_condition("Imitator a1, c4", small);
  BOOST_TEST(names(found.imitators) == "a1");
  BOOST_REQUIRE(found.findings.size() == 1U);
  BOOST_TEST(found.findings[0].code == "W-CONDITION");
  BOOST_TEST(found.findings[0].message == "the board has no square c4");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::semantics
