// What is said of a solution that does not fit its task, and what is not.
#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

#include "reading.hpp"

using namespace dawson::document;

namespace {

struct Row {
  std::string fields;
  std::string faults;  ///< "CODE `span`; ..."
};

std::string const rook = "fen: 4k3/8/4K3/R7/8/8/8/8\n";
std::string const key = rook + "stipulation: #1\nsolution: ";
std::string const help = rook + "stipulation: h#1\nsolution: ";

void check(std::vector<Row> const& rows) {
  for (Row const& row : rows) {
    Reading const reading(block(row.fields));
    BOOST_TEST(reading.faults() == row.faults, row.fields << reading.faults());
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_goal_of_the_last_move_is_the_stipulations) {
  check({{key + "1.Ra5-a8#\n", ""},
         {key + "1.Ra5-a8=\n", "W-GOAL `Ra5-a8=`"},
         {key + "1.Ra5-a8\n", ""},
         {key + "|\n  1.Ra5-a8#\n  1.Ra5-a7\n", "W-GOAL `Ra5-a7`"},
         {help + "1.Ke8-d8 Ra5-a8#\n", ""},
         {help + "1.Ke8-d8 Ra5-a8=\n", "W-GOAL `Ra5-a8=`"},
         {rook + "stipulation: =1\nsolution: 1.Ra5-a8#\n", "W-GOAL `Ra5-a8#`"}});
}

BOOST_AUTO_TEST_CASE(help_play_is_as_long_as_the_task) {
  check({{rook + "stipulation: h#2\nsolution: 1.Ke8-d8 Ra5-a8#\n", "W-LENGTH `Ra5-a8#`"},
         {rook + "stipulation: h#2\nsolution: 1.Ke8-f8 Ra5-a1 2.Kf8-e8 Ra1-a8#\n", ""},
         {rook + "stipulation: h#1.5\nsolution: 1...Ra5-b5 2.Ke8-d8 Rb5-b8#\n", ""},
         {rook + "stipulation: ser-#2\nsolution: 1.Ra5-b5 2.Rb5-b8#\n", ""},
         {rook + "stipulation: ser-#3\nsolution: 1.Ra5-b5 2.Rb5-b8#\n", "W-LENGTH `Rb5-b8#`"}});
}

BOOST_AUTO_TEST_CASE(tries_are_refuted_and_nothing_else_is) {
  check({{key + "|\n  1.Ra5-a7? Ke8-d8!\n  1.Ra5-a8#\n", ""},
         {key + "|\n  1.Ra5-a7?\n  1.Ra5-a8#\n", "W-SIDE `Ra5-a7`"},
         {key + "|\n  1.Ra5-a7 Ke8-d8!\n", ""}});
}

BOOST_AUTO_TEST_CASE(solutions_are_as_many_as_intended) {
  check(
      {{key + "|\n  1.Ra5-a8#!\n  1.Ra5-b5#!\n", "W-COUNT `Ra5-a8#`"},
       {rook + "stipulation: h#1\nintended: 2.1\nsolution: 1.Ke8-d8 Ra5-a8#\n", "W-COUNT `Ke8-d8`"},
       {rook + "stipulation: h#1\nintended: 1.1\nsolution: 1.Ke8-d8 Ra5-a8#\n", ""}});
}

BOOST_AUTO_TEST_CASE(letters_are_of_one_language) {
  check({{key + "1.Ta5-a8#\n", "W-MIXED `1.Ta5-a8#`"}, {key + "1.Ra5-a8#\n", ""}});
}
