// The task given by stipulation, options and the number of solutions together; conditions and twins
// on the board.
#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include "no_mates.hpp"
#include "reading.hpp"
#include "semantics/drawn_conditions.hpp"

namespace dawson::document {
namespace {

using problem::FieldId;

std::string const kings = "men: White Kd1 Black Kh8\n";

std::string printed(std::string const& body) {
  Reading const read(block(kings + body));
  BOOST_TEST(read.faults() == "");
  return shown(read.problem().first(FieldId::stipulation));
}

std::string printed_with(std::string const& defaults, std::string const& body) {
  Reading const read("\\begin{chess} defaults\n" + defaults + "\\end{chess}\n" +
                     block(kings + body));
  return shown(std::get<Diagram>(read.outcomes.at(1)).problem.first(FieldId::stipulation));
}

BOOST_AUTO_TEST_SUITE(whole_tasks)

BOOST_AUTO_TEST_CASE(options_about_the_task_are_printed_after_it) {
  BOOST_TEST(printed("stipulation: h#2\noptions: SetPlay") == "\"h#2*\"");
  BOOST_TEST(printed("stipulation: h#2\noptions: Duplex; Intelligent") == "\"h#2 duplex\"");
  BOOST_TEST(printed("stipulation: h#2\noptions: SetPlay Duplex Try") == "\"h#2* duplex\"");
  BOOST_TEST(printed("stipulation: h#2\noptions: WeissBeginnt; NoBoard") == "\"h#1.5\"");
  BOOST_TEST(printed("stipulation: #2\noptions: HalfDuplex") == "\"#2 half-duplex\"");
  // Text that is already in the stipulation is printed once.
  BOOST_TEST(printed("stipulation: h#2*\noptions: SetPlay") == "\"h#2*\"");
  BOOST_TEST(printed("stipulation: h#2 2.1.1\noptions: SetPlay") == "\"h#2* 2.1.1\"");
  BOOST_TEST(printed("stipulation: See text\noptions: Duplex") == "\"See text, duplex\"");
  BOOST_TEST(
      printed_with("stipulations: words\nlanguage: de\n", "stipulation: h#2\noptions: SetPlay") ==
      "\"Hilfsmatt in 2 Zügen, Satzspiel\"");
}

BOOST_AUTO_TEST_CASE(options_count_as_marks_of_the_task) {
  auto const problem = Reading(block(kings + "stipulation: h#2\noptions: Duplex")).problem();
  BOOST_REQUIRE(problem.stipulation->marks.size() == 1U);
  BOOST_TEST((problem.stipulation->marks[0] == chess::TaskMark::duplex));
}

BOOST_AUTO_TEST_CASE(stipulation_and_field_give_one_number_of_solutions) {
  BOOST_TEST(printed("stipulation: h#3\nintended: 2.1.1") == "\"h#3 2.1.1\"");
  BOOST_TEST(printed("stipulation: h#3\nintended: 3") == "\"h#3 3 sol.\"");
  BOOST_TEST(printed("stipulation: #3\nintended: 1") == "\"#3\"");
  BOOST_TEST(printed("stipulation: h#3 2.1.1\nintended: 2") == "\"h#3 2.1.1\"");
  auto const said = Reading(block(kings + "stipulation: h#3, two solutions")).problem();
  BOOST_TEST(said.stipulation->intended == "2");
  auto const field = Reading(block(kings + "stipulation: h#3\nintended: 2.2")).problem();
  BOOST_TEST(field.stipulation->intended == "2.2");
  BOOST_TEST(Reading(block(kings + "stipulation: h#3 2 sol.\nintended: 3")).faults() ==
             "W-COUNT `3`");
}

BOOST_AUTO_TEST_CASE(the_solution_is_counted_and_compared_with_the_stipulation) {
  std::string const line = "solution: |\n  1.Kh8-h7 Kd1-d2\n";
  BOOST_TEST(Reading(block(kings + "stipulation: h~1, two solutions\n" + line)).faults() ==
             "W-COUNT `Kh8-h7`");
  BOOST_TEST(Reading(block(kings + "stipulation: h~1\n" + line)).faults() == "");
}

BOOST_AUTO_TEST_CASE(a_solution_is_played_in_the_twins_of_their_field) {
  std::string const task =
      "men: White Kc1 Re1 Pd2 Black Ka3 Rb5\nstipulation: h#2\ntwins: b) bRb5-->b4 c) h#3\n";
  auto const faults = [&](std::string const& lines) {
    return but_for_mates(Reading(block(task + "solution: |\n" + lines)).faults());
  };
  BOOST_TEST(faults("  a) 1.Ka2 Re3 2.Ra5 Ra3#\n  b) 1.Ka2 Re3 2.Ra4 Ra3#\n") == "");
  BOOST_TEST(faults("  a) 1.Ka2 Re3 2.Ra4 Ra3#\n") == "W-NOMAN `Ra4`");
  BOOST_TEST(faults("  b) 1.Ka2 Re3 2.Ra5 Ra3#\n") == "W-NOMAN `Ra5`");
  // Another task has another end.
  BOOST_TEST(faults("  c) 1.Ka2 Re3 2.Rb4 Re2 3.Ra4 Re3\n") == "");
}

BOOST_AUTO_TEST_CASE(a_series_helpmate_ends_with_the_other_sides_move) {
  std::string const task = "men: White Ka1 Black Kc3 Rh2\nstipulation: ser-h=2\nsolution: ";
  BOOST_TEST(Reading(block(task + "1.Rh2-g2 2.Rg2-b2\n")).faults() == "W-LENGTH `Rg2-b2`");
}

BOOST_AUTO_TEST_CASE(conditions_may_contain_special_characters_of_the_markup) {
  std::string const tex = "stipulation: #2\nconditions: Take \\& Make; K\\\"oko";
  BOOST_TEST(Reading(block(kings + tex)).faults() == "");
  std::string const fence = "~~~ chess\n" + kings;
  BOOST_TEST(Reading(InMarkdown{}, fence + "stipulation: #2\nconditions: Take & Make; Köko\n~~~\n")
                 .faults() == "");
  BOOST_TEST(
      Reading(InMarkdown{}, fence + "stipulation: #2\nconditions: |\n  Take & Make\n  Circe\n~~~\n")
          .faults() == "");
}

BOOST_AUTO_TEST_SUITE_END()

// The pieces and discs of a board by square.
std::string placed(chess::Position const& position) {
  std::string out;
  for (int rank = 0; rank < 8; ++rank)
    for (int file = 0; file < 8; ++file) {
      auto const cell = chess::cell_at(position.board, {file, rank});
      if (!cell) {
        out += fmt::format(" _{}", chess::square_name({file, rank}));
        continue;
      }
      auto const& occupant = position.board.cells()[*cell].occupant;
      if (!occupant) continue;
      auto const& piece = std::get<chess::Piece>(*occupant);
      bool const white = piece.side == chess::Side{chess::Side::white};
      out +=
          fmt::format(" {}{}{}", white ? 'w' : 'b', piece.kind == chess::Kind::circle ? 'O' : 'M',
                      chess::square_name({file, rank}));
    }
  return out;
}

std::string twin_board(std::string const& body) {
  Reading const read(block(kings + "stipulation: #2\n" + body));
  BOOST_TEST(read.faults() == "");
  auto const boards = semantics::twin_diagrams(read.problem());
  BOOST_REQUIRE(!boards.empty());
  BOOST_REQUIRE(boards.back().has_value());
  return placed(boards.back()->position);
}

BOOST_AUTO_TEST_SUITE(twins_under_conditions)

BOOST_AUTO_TEST_CASE(imitators_stay_when_pieces_are_shifted_and_rotate_with_the_board) {
  BOOST_TEST(twin_board("conditions: Imitator c4\ntwins: b) shift h8 ==> g8") == " wMc1 bOc4 bMg8");
  BOOST_TEST(twin_board("conditions: Imitator c4\ntwins: b) rotate 180") == " bMa1 bOf5 wMe8");
  BOOST_TEST(twin_board("conditions: Imitator c4\ntwins: b) PolishType") == " bMd1 bOc4 wMh8");
}

BOOST_AUTO_TEST_CASE(conditions_of_a_twin_replace_those_of_the_problem) {
  BOOST_TEST(twin_board("conditions: Imitator c4\ntwins: b) Circe") == " wMd1 bMh8");
  BOOST_TEST(twin_board("twins: b) Imitator c4") == " wMd1 bOc4 bMh8");
  BOOST_TEST(twin_board("conditions: Hole a1\ntwins: b) Imitator c4") == " wMd1 bOc4 bMh8");
  // A twin that continues keeps them.
  BOOST_TEST(twin_board("twins: b) Imitator c4 +c) wKd1-->d2") == " wMd2 bOc4 bMh8");
}

BOOST_AUTO_TEST_CASE(a_twins_grid_is_drawn) {
  Reading const read(
      block(kings + "stipulation: #2\nconditions: Grid chess\ntwins: b) Circe c) wKd1-->e1"));
  auto const boards = semantics::twin_diagrams(read.problem());
  BOOST_REQUIRE(boards.size() == 2U);
  BOOST_TEST(boards[0]->view.grid.block_files == 0);
  BOOST_TEST(boards[1]->view.grid.block_files == 2);
}

BOOST_AUTO_TEST_CASE(conditions_of_a_twin_that_cannot_be_drawn_are_reported) {
  BOOST_TEST(Reading(block(kings + "stipulation: #2\ntwins: b) Imitator d1")).faults() ==
             "W-CONDITION `b) Imitator d1`");
}

BOOST_AUTO_TEST_CASE(the_second_position_of_a_problem_is_read) {
  auto const problem =
      Reading(block(kings + "stipulation: a=>b 2\ntarget: White Kd3 Black Kh8")).problem();
  BOOST_REQUIRE(problem.target.has_value());
  BOOST_TEST(placed(*problem.target) == " wMd3 bMh8");
  BOOST_TEST(Reading(block(kings + "stipulation: a=>b 2\ntarget: White Xd9")).faults() != "");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::document
