#include "chess/language.hpp"

#include <boost/test/unit_test.hpp>

#include <set>
#include <string>

#include "chess/fairy_pieces.hpp"
#include "chess/languages/words.hpp"

namespace dawson::chess {
namespace {

BOOST_AUTO_TEST_SUITE(languages)

BOOST_AUTO_TEST_CASE(a_language_is_found_by_name_and_by_code_with_or_without_country) {
  for (Language const language : all_languages) {
    std::string const code(about(language).code);
    for (std::string const& written : {code, code + "-AT", code + "_AT"})
      BOOST_TEST((language_named(written) == language), written);
    std::string name(about(language).name);
    BOOST_TEST(!language_named(name).has_value(), "fields have names in small letters");
    name.front() = static_cast<char>(name.front() - 'A' + 'a');
    BOOST_TEST((language_named(name) == language), name);
  }
  for (char const* none : {"", "xx", "d", "germanic", "-de"})
    BOOST_TEST(!language_named(none).has_value(), none);
}

BOOST_AUTO_TEST_CASE(each_piece_and_each_side_has_a_letter) {
  for (Language const language : all_languages) {
    LanguageRow const& row = about(language);
    BOOST_TEST_CONTEXT(row.name) {
      BOOST_TEST(row.pieces.size() == 6u);
      BOOST_TEST(std::set<char>(row.pieces.begin(), row.pieces.end()).size() == 6u);
      BOOST_TEST(row.sides.size() == 3u);
      BOOST_TEST(row.sides[0] != row.sides[1]);
    }
  }
  BOOST_TEST(about(language_named("fr").value()).black_may_be_neutral());
  BOOST_TEST(!about(Language::english).black_may_be_neutral());
}

BOOST_AUTO_TEST_CASE(each_language_names_every_fairy_piece) {
  for (Language const language : all_languages)
    for (FairyPiece const& piece : fairy_pieces())
      BOOST_TEST(!name_of_piece(piece.name, language).empty(), piece.name);
  BOOST_TEST(name_of_piece("rook", *language_named("de")) == "Turm");
  BOOST_TEST(name_of_piece("tripper", *language_named("de")) == "");
}

BOOST_AUTO_TEST_CASE(words_of_a_list_are_found_by_name_and_by_index) {
  WordsFor<task_goals> const& goals = words(*language_named("fr")).goals;
  BOOST_TEST(goals["#="] == "mat ou pat");
  BOOST_TEST(goals[0] == "mat");
  BOOST_TEST(goals["?"] == "");
  BOOST_TEST(alternatives("un une").size() == 2u);
  BOOST_TEST(alternatives("").empty());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::chess
