#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <string>

#include "session/invocation.hpp"
#include "write/html/page.hpp"

using namespace dawson;

namespace {

std::string page_of(std::string const& fields,
                    std::string const& after = "```chess solutions\n```\n") {
  run::Invocation invocation;
  text::SourceId const source =
      invocation.sources().open("column.md", "```chess\n" + fields + "\n```\n\n" + after);
  return run::weave_page(invocation, source, {}, {}).html;
}

std::string attribute(std::string const& html, std::string const& name) {
  std::string const opening = " " + name + "=\"";
  std::size_t const at = html.find(opening);
  if (at == std::string::npos) return {};
  return html.substr(at + opening.size(),
                     html.find('"', at + opening.size()) - at - opening.size());
}

// Returns the text without the position of a1 and the ids of symbols.
std::string replay_of(std::string const& fields) {
  std::string const replay = attribute(page_of(fields), "data-film");
  std::size_t const ids = replay.find('|');
  return ids == std::string::npos ? replay : replay.substr(replay.find('|', ids + 1));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(replay_text)

BOOST_AUTO_TEST_CASE(half_moves_are_listed_with_the_squares_that_change) {
  BOOST_TEST(replay_of("men: White Ka1 Qb4 Ra5 Black Kf6 Re4 Pg7\nstipulation: '#2'\n"
                       "solution: 1.Qd6+! Re6 2.Qf4#") == "|= b4d6 e4e6 d6f4");
}

BOOST_AUTO_TEST_CASE(variations_have_a_depth) {
  BOOST_TEST(replay_of("men: White Ka1 Qb4 Ra5 Black Kf6 Re4 Pg7\nstipulation: '#2'\nsolution: |\n"
                       "  1.Qd6+! Re6 2.Qf4#\n"
                       "      1...Kf7 2.Rf5#")
                 .starts_with("|= b4d6 e4e6 d6f4 1f6f7 a5f5"));
}

// The threat follows the key directly, with no half-move between, because the defender passes.
BOOST_AUTO_TEST_CASE(threats_follow_the_key) {
  BOOST_TEST(replay_of("fen: k7/8/1K6/8/8/8/8/5R2\nstipulation: '#2'\n"
                       "solution: 1.Rf2! (2.Rf8#) Kb8 2.Rf8#") == "|= f1f2 f2f8 1a8b8 f2f8");
}

BOOST_AUTO_TEST_CASE(promotion_castling_and_en_passant_change_all_their_squares) {
  std::string const replay = replay_of(
      "men: White Ke1 Rh1 Pe5 Pa7 Black Kb3 Pd7\nstipulation: h#3\n"
      "solution: 1.d5 exd6ep 2.Ka2 a8=Q+ 3.Kb1 0-0");
  BOOST_TEST(replay == "|= d7d5 e5d6d5- b3a2 a8=0a7- a2b1 e1g1h1f1");
}

BOOST_AUTO_TEST_CASE(a_twin_begins_with_what_it_changes) {
  BOOST_TEST(
      replay_of("fen: 8/8/8/8/R7/5K2/7p/7k\nstipulation: h#1\ntwins: b) Kf3-g3\nsolution: |\n"
                "  a) 1.Kg1 Ra1\n  b) 1.Kg1 Ra1") == "|a= h1g1 a4a1|b=f3g3 h1g1:2 a4a1");
}

BOOST_AUTO_TEST_CASE(twins_that_are_not_played_keep_their_places) {
  BOOST_TEST(
      replay_of("fen: 8/8/8/8/R7/5K2/7p/7k\nstipulation: h#1\ntwins: b) Kf3-g3\nsolution: |\n"
                "  a) Alice Chess\n  1.Kg1 Ra1\n  b) 1.Kg1 Ra1") == "|a=!|b=f3g3 h1g1:2 a4a1");
}

// A page names twins as its descriptions do, whether the caption has them or only the solution.
BOOST_AUTO_TEST_CASE(twins_are_described) {
  std::string const fields = "fen: 8/8/8/8/R7/5K2/7p/7k\nstipulation: h#1\n";
  BOOST_TEST(attribute(page_of(fields + "twins: b) Kf3-g3\nsolution: |\n"
                                        "  a) 1.Kg1 Ra1\n  b) 1.Kg1 Ra1"),
                       "data-twins") == "b: king from f3 to g3");
  BOOST_TEST(attribute(page_of(fields + "solution: |\n  a) 1.Kg1 Ra1\n  b) Kf3-g3 1.Kg1 Ra1"),
                       "data-twins") == "b: king from f3 to g3");
}

// In print one number is enough for both threats, and for the last move of a series.
BOOST_AUTO_TEST_CASE(half_moves_have_their_numbers) {
  BOOST_TEST(attribute(page_of("fen: k7/8/1K6/8/8/8/8/5R2\nstipulation: '#2'\n"
                               "solution: |\n  1.Rf2! (2.Rf8#, 2.Ra2#) Kb8 2.Rf8#"),
                       "data-numbers") == "1.|2.|2.|1.– |2.");
  BOOST_TEST(attribute(page_of("fen: 8/8/8/8/R7/5K2/7p/7k\nstipulation: ser-h=2\n"
                               "solution: 1.Kg1 2.Kh1 Ra1"),
                       "data-numbers") == "1.|2.|2.– ");
  BOOST_TEST(attribute(page_of("fen: 8/8/8/8/R7/5K2/7p/7k\nstipulation: h#1.5\n"
                               "solution: |\n  1...Kg3 2.Kg1 Ra1\n  1...Re4 2.Kg1 Re1"),
                       "data-numbers") == "1.– |2.|2.– |1.– |2.|2.– ");
}

BOOST_AUTO_TEST_CASE(direct_mates_selfmates_and_reflexmates_have_a_key) {
  auto const has_key = [](std::string const& stipulation) {
    std::string const replay =
        attribute(page_of("fen: k7/8/1K6/8/8/8/8/5R2\nstipulation: " + stipulation +
                          "\nsolution: 1.Rf2 Kb8 2.Rf8"),
                  "data-film");
    return replay.substr(0, replay.find('|')).ends_with(" key");
  };
  for (char const* one : {"#2", "=2", "s#2", "r#2", "semi-r#2", "s=2"})
    BOOST_TEST(has_key(one), one);
  for (char const* one : {"h#2", "hs#2", "ser-#2", "pser-s#2", "+", "=", "h#1.5"})
    BOOST_TEST(!has_key(one), one);
}

// The page and its author are told that nothing plays.
BOOST_AUTO_TEST_CASE(a_solution_that_cannot_be_played_says_so) {
  std::string const fields = "fen: k7/8/1K6/8/8/8/8/5R2\nstipulation: '#1'\nsolution: 1.Rf8#\n";
  std::string const said = "<span class=\"unplayed\">Dawson cannot play this solution</span>";
  BOOST_TEST(page_of(fields).find(said) == std::string::npos);
  BOOST_TEST(page_of(fields + "conditions: Alice Chess").find(said) != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_replay_ends_at_the_first_unplayable_move) {
  BOOST_TEST(
      replay_of("men: White Ka1 Qb4 Black Kf6\nstipulation: '#2'\nsolution: 1.Qd6+ Kf5 2.Qa8#") ==
      "|= b4d6 f6f5!");
}

BOOST_AUTO_TEST_CASE(pieces_outside_the_visible_part_enter_and_leave) {
  BOOST_TEST(replay_of("men: White Ka1 Rh8 Black Kc8\nregion: a1-d8\nstipulation: h#1.5\n"
                       "solution: 1...Rd8 2.Kb7 Rd1") == "|= d8=0 c8b7 d8d1");
}

BOOST_AUTO_TEST_CASE(a_problem_without_a_printed_solution_has_no_replay) {
  std::string const fields = "fen: 8/8/8/8/R7/5K2/7p/7k\nstipulation: h#1\n";
  BOOST_TEST(attribute(page_of(fields), "data-film") == "");
  BOOST_TEST(attribute(page_of(fields + "solution: 1.Kg1 Ra1", ""), "data-film") == "");
  BOOST_TEST(attribute(page_of(fields + "solution: it is easy"), "data-film") == "");
  BOOST_TEST(page_of(fields).find("player") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(each_printed_move_is_described) {
  std::string const html = page_of(
      "fen: 8/8/8/8/R7/5K2/7p/7k\nstipulation: h#1\n"
      "solution: 1.Kg1 Ra1");
  std::size_t moves = 0;
  for (std::size_t at = html.find("<span class=\"move\">"); at != std::string::npos;
       at = html.find("<span class=\"move\">", at + 1))
    ++moves;
  BOOST_TEST(moves == 2U);
  BOOST_TEST(attribute(html, "data-of") == "diagram-1");
  std::string const said = attribute(html, "data-said");
  BOOST_TEST(std::ranges::count(said, '|') == 1);
}

BOOST_AUTO_TEST_SUITE_END()
