#include <boost/test/unit_test.hpp>

#include "reading.hpp"

namespace dawson::document {
namespace {

using problem::FieldId;

problem::Problem problem_with(std::string const& body) {
  return Reading(block("men: White Kd1 Black Royal Gh7 Black Magic Qa8 Sb8\n" + body)).problem();
}

std::string faults(std::string const& body) {
  return Reading(block("men: White Kd1 Black Kh8\nstipulation: #2\n" + body)).faults();
}

BOOST_AUTO_TEST_SUITE(conditions_of_directives)

BOOST_AUTO_TEST_CASE(conditions_that_change_the_board_are_drawn) {
  BOOST_TEST(problem_with("conditions: Grid chess").view.grid.block_files == 2);
  BOOST_TEST(problem_with("conditions: Grid chess\ngrid: v4 0-8").view.grid.block_files == 0);
  BOOST_TEST(problem_with("conditions: Grid chess\noptions: SuppressGrid").view.grid.block_files ==
             0);
  BOOST_TEST((problem_with("conditions: Zylinder").view.edges == chess::Edges::vertical_cylinder));
  BOOST_TEST((problem_with("conditions: Zylinder\nedges: none").view.edges == chess::Edges::none));
  BOOST_TEST(problem_with("conditions: Magic squares c3, d4").view.marks.size() == 2U);
  auto const board = problem_with("conditions: Imitator c4; Hole a1").position.board;
  BOOST_TEST(!chess::cell_at(board, {0, 0}));
  auto const& imitator = board.cells()[*chess::cell_at(board, {2, 3})].occupant;
  BOOST_REQUIRE(imitator.has_value());
  BOOST_TEST((std::get<chess::Piece>(*imitator).kind == chess::Kind::circle));
}

BOOST_AUTO_TEST_CASE(attributes_become_remarks_in_the_documents_language) {
  BOOST_TEST(shown(problem_with("").all(FieldId::remark)) == "\"Royal: h7\" | \"Magic: a8, b8\"");
  BOOST_TEST(shown(problem_with("remark: x").all(FieldId::remark)) ==
             "<x> | \"Royal: h7\" | \"Magic: a8, b8\"");
}

BOOST_AUTO_TEST_CASE(errors_are_reported_at_their_place) {
  BOOST_TEST(faults("conditions: Circe; Madrassi") == "W-CONDITION `Madrassi`");
  BOOST_TEST(faults("conditions: Hole d1") == "W-CONDITION `Hole d1`");
  BOOST_TEST(faults("conditions: Circe rex inclusive; Imitator e5") == "");
  BOOST_TEST(Reading(block("men: White Kd1\nstipulation: #2")).faults() == "W-KING `White Kd1`");
  BOOST_TEST(Reading(block("men: White Kd1 Black Kh8\nstipulation: h3#")).faults() ==
             "W-TASK `h3#`");
  BOOST_TEST(Reading(block("men: White Kd1\nstipulation: #2\nconditions: Losing chess")).faults() ==
             "");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::document
