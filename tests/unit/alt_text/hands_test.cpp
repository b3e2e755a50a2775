// Pieces in hand, plurals and genders.
#include <boost/test/unit_test.hpp>

#include "alt_text/words.hpp"
#include "problems.hpp"

namespace dawson::alt_text {
namespace {

BOOST_AUTO_TEST_SUITE(hands)

problem::Problem holding(std::vector<chess::Pocket> held) {
  problem::Problem problem = problem_in("fen", "7k/8/8/8/8/8/8/K7");
  problem.position.hands = std::move(held);
  return problem;
}

Piece piece(Kind kind, Side side, std::string name = {}) {
  return {kind, side, 0, std::move(name)};
}

BOOST_AUTO_TEST_CASE(pieces_in_hand_are_counted_in_words) {
  auto const problem = holding({{piece(Kind::queen, Side::white), 1},
                                {piece(Kind::letter, Side::white, "g"), 2},
                                {piece(Kind::knight, Side::white), 12},
                                {piece(Kind::pawn, Side::black), 13}});
  BOOST_TEST(sentence_of(problem, "In hand") ==
             "In hand, White: one queen, twelve knights, two pieces g; Black: 13 pawns.");
  BOOST_TEST(sentence_of(problem, "In der Hand", Language::german) ==
             "In der Hand, Weiß: eine Dame, zwölf Springer, zwei Steine g; Schwarz: 13 Bauern.");
  BOOST_TEST(sentence_of(problem, "En main", Language::french) ==
             "En main, Blancs : une dame, douze cavaliers, deux pièces g ; Noirs : 13 pions.");
}

BOOST_AUTO_TEST_CASE(one_piece_has_the_gender_of_its_name_and_no_piece_is_said) {
  auto const problem = holding({{piece(Kind::letter, Side::white, "g"), 1},
                                {piece(Kind::named, Side::white, "lance"), 1},
                                {piece(Kind::named, Side::white, "gold general"), 2}});
  BOOST_TEST(sentence_of(problem, "In hand") ==
                 "In hand, White: two gold generals, one lance, one piece g; Black: none.",
             sentence_of(problem, "In hand"));
  std::string const german = sentence_of(problem, "In der Hand", Language::german);
  for (std::string_view const part :
       {"ein Stein g", "zwei Goldgeneräle", "eine Lanze", "Schwarz: keine."})
    BOOST_TEST(german.find(part) != std::string::npos, german);
  std::string const french = sentence_of(problem, "En main", Language::french);
  for (std::string_view const part :
       {"une pièce g", "deux généraux d'or", "une lance", "Noirs : aucune."})
    BOOST_TEST(french.find(part) != std::string::npos, french);
}

BOOST_AUTO_TEST_CASE(a_name_that_the_language_lacks_gets_no_article) {
  auto const problem = holding(
      {{piece(Kind::named, Side::white, "blob"), 1}, {piece(Kind::named, Side::black, "blob"), 2}});
  BOOST_TEST(sentence_of(problem, "In hand") == "In hand, White: one blob; Black: two blobs.");
  BOOST_TEST(sentence_of(problem, "In der Hand", Language::german) ==
             "In der Hand, Weiß: Blob; Schwarz: Blob (zwei).");
}

BOOST_AUTO_TEST_CASE(names_of_pieces_have_plurals_and_genders) {
  struct Row {
    Language language;
    std::string_view name, plural, gender;
  };
  for (auto const& [language, name, plural, gender] :
       {Row{Language::english, "nightrider", "nightriders", ""},
        Row{Language::english, "moose", "moose", ""}, Row{Language::english, "fers", "ferses", ""},
        Row{Language::german, "Zylinderdame", "Zylinderdamen", "f"},
        Row{Language::german, "Chinesischer Bauer", "Chinesische Bauern", ""},
        Row{Language::german, "Turmheuschrecke", "Turmheuschrecken", "f"},
        Row{Language::german, "Marschall", "Marschälle", ""},
        Row{Language::german, "Nachtreiter", "Nachtreiter", ""},
        Row{Language::german, "Kamel", "Kamele", "n"}, Row{Language::german, "Leo", "Leos", ""},
        Row{Language::french, "sauterelle", "sauterelles", "f"},
        Row{Language::french, "cheval du xiangqi", "chevaux du xiangqi", ""},
        Row{Language::french, "bateau marin", "bateaux marins", ""},
        Row{Language::french, "dame cylindrique", "dames cylindriques", "f"},
        Row{Language::french, "tour-lion", "tour-lions", "f"},
        Row{Language::french, "roi des aulnes", "rois des aulnes", ""}}) {
    NounForms const forms = noun_forms(name, chess::spoken_words(language));
    BOOST_TEST(forms.plural == plural);
    BOOST_TEST(forms.gender == gender, name);
  }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::alt_text
