// W-PLAY of `check --strict`: half-moves of a solution that are not played.
#include <boost/test/unit_test.hpp>

#include <string>

#include "reading.hpp"

using namespace dawson::document;

namespace {

// Returns the message of W-PLAY for a solution, without its code; empty if all is played.
std::string unplayed(std::string const& solution, std::string const& more = "",
                     bool strict = true) {
  Settings settings;
  settings.strict = strict;
  Reading const reading(block("fen: 8/8/5k2/8/1Q6/8/8/K7\nstipulation: #2\n" + more +
                              "solution: |\n  " + solution + "\n"),
                        settings);
  std::string out;
  for (auto const& finding : reading.findings)
    if (finding.code == "W-PLAY") out += finding.message;
  return out;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(unplayed_half_moves)

BOOST_AUTO_TEST_CASE(a_solution_that_plays_has_no_finding) {
  BOOST_TEST(unplayed("1.Qd6+ Kf5 2.Qd5+") == "");
  BOOST_TEST(unplayed("1...Kf5 2.Qd6") == "");
}

BOOST_AUTO_TEST_CASE(one_line_gives_their_number_and_the_reasons) {
  BOOST_TEST(unplayed("1.Qd6+ Kf5 2.Qa8+ Kg5 3.Qa7\n  1...Kg5 2.Qd5+") ==
             "3 of 7 half-moves are not played: `Qa8+`, no such piece can move to a8");
  BOOST_TEST(unplayed("1.Qd6+ Kf5 2.Qa8+\n  1...K~ 2.Qd5+") ==
             "1 of 3 half-moves are not played: `Qa8+`, no such piece can move to a8");
  BOOST_TEST(unplayed("1.Qd6+ Kf5 2.Qa8+\n  1...K~") ==
             "2 of 4 half-moves are not played: `Qa8+`, no such piece can move to a8; `K~`, its "
             "move is left open");
  BOOST_TEST(unplayed("1.Qd6+ Kf5\n  1.Qa8\n  1.Qa7\n  1.Qa6\n  1.Qh3")
                 .ends_with("no such piece can move to a6; 1 more"));
}

BOOST_AUTO_TEST_CASE(a_part_whose_rules_are_not_known_has_one_reason) {
  BOOST_TEST(unplayed("1.Qd6+ Kf5 2.Qd5+", "conditions: Alice Chess\n") ==
             "3 of 3 half-moves are not played: `Qd6+`, the rules or the position of its part are "
             "not known");
}

BOOST_AUTO_TEST_CASE(it_is_a_hint) { BOOST_TEST(unplayed("1.Qd6+ Kf5 2.Qa8+", "", false) == ""); }

BOOST_AUTO_TEST_SUITE_END()
