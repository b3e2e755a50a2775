// Solutions and single moves in words.
#include <boost/test/unit_test.hpp>

#include "alt_text/solution_text.hpp"
#include "problems.hpp"
#include "semantics/solution/reader.hpp"

namespace dawson::alt_text {
namespace {

BOOST_AUTO_TEST_SUITE(moves)

struct Played {
  std::string_view fen, stipulation, text;
};

std::string spoken(Played const& played, Language letters, Language language) {
  problem::Problem const problem = problem_in("fen", played.fen);
  semantics::Solution const solution = semantics::read_solution(
      std::string(played.text),
      {letters, semantics::play_of(played.stipulation, {}), &problem.position});
  return plain(solution_in_words(solution, problem, language));
}

BOOST_AUTO_TEST_CASE(help_play_is_said_move_by_move) {
  Played const help{"8/8/8/1r6/8/k7/3P4/2K1R3", "h#2", "1.Ka2 Re3 2.Ra5 Ra3#"};
  BOOST_TEST(spoken(help, Language::english, Language::english) ==
             "Move 1: king to a2; rook to e3. Move 2: rook to a5; rook to a3, mate.");
  BOOST_TEST(spoken(help, Language::english, Language::german) ==
             "Zug 1: König nach a2; Turm nach e3. Zug 2: Turm nach a5; Turm nach a3, matt.");
  BOOST_TEST(spoken(help, Language::english, Language::french) ==
             "Coup 1 : roi en a2 ; tour en e3. Coup 2 : tour en a5 ; tour en a3, mat.");
}

BOOST_AUTO_TEST_CASE(keys_tries_threats_and_refutations_are_named) {
  Played const direct{"8/8/8/8/8/1K6/7R/k7", "#3",
                      "1.Kc2? (2.Ra2#) but 1...Ka2!; 1.Rg2! zz 1...Kb1 2.Rg1#"};
  std::string const text = spoken(direct, Language::english, Language::english);
  for (std::string_view const part :
       {"Try: king to c2.", "Threat, move 2: rook to a2, mate.", "Refuted by king to a2.",
        "Key: rook to g2.", "Zugzwang.", "After king to b1, move 2: rook to g1, mate."})
    BOOST_TEST(text.find(part) != std::string::npos, text);
}

BOOST_AUTO_TEST_CASE(captures_promotions_and_castling_have_words) {
  Played const promotion{"2r5/1P6/8/8/8/8/8/k1K5", "h#1", "1.Ka2 bxc8=Q"};
  BOOST_TEST(spoken(promotion, Language::english, Language::german) ==
             "Zug 1: König nach a2; Bauer b schlägt c8, wird Dame.");
  Played const castling{"4k3/8/8/8/8/8/8/R3K2R", "ser-#2", "1.0-0 2.Rf7++"};
  BOOST_TEST(spoken(castling, Language::english, Language::english) ==
             "Move 1: castles kingside. Move 2: rook to f7, double check.");
}

BOOST_AUTO_TEST_CASE(words_that_are_no_moves_are_kept) {
  Played const odd{"4k3/8/8/8/8/8/8/4K3", "h#2", "Not bad."};
  BOOST_TEST(spoken(odd, Language::english, Language::french) == "Not bad.");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::alt_text
