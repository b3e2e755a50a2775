// Twins in words.
#include <boost/test/unit_test.hpp>

#include "problems.hpp"

namespace dawson::alt_text {
namespace {

BOOST_AUTO_TEST_SUITE(twins)

std::string english(std::string_view twins) { return sentence_of(with_twins(twins), "Twins"); }
std::string german(std::string_view twins) {
  return sentence_of(with_twins(twins), "Zwillinge", Language::german);
}
std::string french(std::string_view twins) {
  return sentence_of(with_twins(twins), "Jumeaux", Language::french);
}

BOOST_AUTO_TEST_CASE(an_added_piece_has_its_article_and_colour) {
  std::string_view const text = "b) +wQc3; c) +bPd4";
  BOOST_TEST(english(text) == "Twins: b: add a white queen on c3; c: add a black pawn on d4.");
  BOOST_TEST(german(text) ==
             "Zwillinge: b: zusätzlich eine weiße Dame auf c3; c: zusätzlich ein schwarzer Bauer "
             "auf d4.");
  BOOST_TEST(french(text) ==
             "Jumeaux : b : ajouter une dame blanche en c3 ; c : ajouter un pion noir en d4.");
}

BOOST_AUTO_TEST_CASE(a_piece_that_replaces_another_comes_after_its_square) {
  std::string_view const text = "b) b7=wS";
  BOOST_TEST(english(text) == "Twins: b: on b7 a white knight.");
  BOOST_TEST(german(text) == "Zwillinge: b: auf b7 ein weißer Springer.");
  BOOST_TEST(french(text) == "Jumeaux : b : en b7 un cavalier blanc.");
}

BOOST_AUTO_TEST_CASE(moves_exchanges_and_removals_name_piece_and_square) {
  std::string_view const text = "a) diagram; b) wKa1->a2; c) wKa1<->bKh8; d) -bPb7";
  BOOST_TEST(english(text) ==
             "Twins: a: diagram; b: king from a1 to a2; c: king a1 and king h8 change places; d: "
             "without pawn b7.");
  BOOST_TEST(german(text) ==
             "Zwillinge: a: Diagramm; b: König von a1 nach a2; c: König a1 und König h8 tauschen "
             "die Plätze; d: Bauer b7 entfernt.");
}

BOOST_AUTO_TEST_CASE(a_twin_that_cannot_be_played_is_said_all_the_same) {
  std::string_view const text = "b) -bQd4; c) wRa5->b5";
  BOOST_TEST(english(text) == "Twins: b: without queen d4; c: rook from a5 to b5.");
  BOOST_TEST(german(text) == "Zwillinge: b: Dame d4 entfernt; c: Turm von a5 nach b5.");
  BOOST_TEST(french(text) == "Jumeaux : b : sans dame d4 ; c : tour de a5 en b5.");
}

BOOST_AUTO_TEST_CASE(a_twin_that_is_not_understood_is_announced_as_text) {
  std::string_view const text = "b) foo bar";
  BOOST_TEST(english(text) == "Twins: b: text: “foo bar”.");
  BOOST_TEST(german(text) == "Zwillinge: b: Text: „foo bar“.");
  BOOST_TEST(french(text) == "Jumeaux : b : texte : « foo bar ».");
}

BOOST_AUTO_TEST_CASE(what_the_whole_board_does_is_said_in_words) {
  BOOST_TEST(english("b) rotate 90°") == "Twins: b: board turned by 90 degrees counterclockwise.");
  BOOST_TEST(german("b) h#3") == "Zwillinge: b: Hilfsmatt in 3 Zügen.");
  BOOST_TEST(english("+b) -bPb7") == "Twins: b, continued: without pawn b7.");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::alt_text
