#include "semantics/conditions.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

#include "semantics/popeye/condition_table.hpp"
#include "semantics/popeye/conditions.hpp"
#include "semantics/popeye/words.hpp"
#include "semantics/stipulation.hpp"

namespace dawson::semantics {
namespace {

BOOST_AUTO_TEST_SUITE(conditions)

BOOST_AUTO_TEST_CASE(every_name_of_the_table_is_known_and_unique) {
  std::set<std::string_view> seen;
  for (auto const rows : {popeye_conditions(), further_conditions()})
    for (Condition const& row : rows)
      for (chess::PopeyeWords const& other : row.others)
        for (std::string_view const name : {other.english, other.german, other.french}) {
          if (name.empty()) continue;
          BOOST_TEST(is_condition(name), name);
          BOOST_TEST(seen.insert(name).second, name << " stands twice");
        }
  BOOST_TEST(seen.size() >= 200u);
}

BOOST_AUTO_TEST_CASE(popeyes_conditions_are_found_by_word_and_by_name) {
  BOOST_TEST(popeye_conditions().size() >= 240u);
  for (Condition const& row : popeye_conditions())
    for (auto const language :
         {chess::Language::english, chess::Language::german, chess::Language::french}) {
      BOOST_TEST(is_condition(row.words.in(language)), row.words.in(language));
      // The name of a piece follows these names.
      std::string name = printed_name(row, language);
      BOOST_TEST(is_condition(name), name);
    }
}

BOOST_AUTO_TEST_CASE(other_names_of_popeyes_conditions_are_found) {
  for (Condition const& row : popeye_conditions()) {
    BOOST_CHECK_NO_THROW(popeye::grammar_of(row.takes));
    for (chess::PopeyeWords const& other : row.others)
      for (auto const language : chess::all_languages)
        if (auto const name = other.in(language); !name.empty())
          BOOST_TEST(popeye::condition_for_popeye(name).value_or("") == row.words.english, name);
  }
  BOOST_TEST(popeye::condition_for_popeye("Löcher a1, b2").value_or("") == "Hole a1b2");
  BOOST_TEST(popeye::condition_for_popeye("Échecs à grille").value_or("") == "GridChess");
}

std::string reported(std::string_view condition) {
  auto const found = check_condition(condition);
  return found ? found->code + " " + found->hint : "";
}

BOOST_AUTO_TEST_CASE(an_unknown_condition_is_reported_with_the_closest_match) {
  BOOST_TEST(reported("Cirse") == "W-CONDITION did you mean `Circe`?");
  BOOST_TEST(reported("Madrassi rex inclusive") == "W-CONDITION did you mean `Madrasi`?");
  BOOST_TEST(reported("Längstzuger").starts_with("W-CONDITION did you mean "));
  BOOST_TEST(reported("only I know it").starts_with("W-CONDITION write its name"));
  for (std::string_view const known : {"Circe", "Imitator e5", "Magic squares d5, e5",
                                       "Imitator c4, d5", "Köko", "Grid Chess Irregular a1b1", ""})
    BOOST_TEST(reported(known) == "", known);
}

BOOST_AUTO_TEST_CASE(case_blanks_hyphens_and_accents_do_not_matter) {
  for (std::string_view const name :
       {"circe", "CIRCE", "Anti-Circe", "anti circe", "Gridchess", "grid chess", "Grid-Chess",
        "Köko", "Koeko", "KÖKO", " Laengstzueger ", "Circe chess", "Madrasischach",
        "Echecs Einstein", "Take&Make", "TakeAndMake", "MirrorCirce", "AntiAndernach",
        "ChecklessChess"})
    BOOST_TEST(is_condition(name), name);
}

BOOST_AUTO_TEST_CASE(a_name_may_have_arguments_and_sides) {
  for (std::string_view const text :
       {"Imitator e5", "Imitator e5 c3", "Circe Rex Inclusiv", "Madrasi RI", "Anticirce Calvet",
        "Circe Parrain", "Längstzüger Schwarz", "Schwarzer Längstzüger", "White Maximummer",
        "Take & Make RI", "Grid chess 2x2", "Promotion only to D T L S N GI 35",
        "Grid Chess irregular a8a7b6 d8e8 f8 h6h5 h4 f2e2 d1 b2c2 a3a4 a5a6"})
    BOOST_TEST(is_condition(text), text);
}

BOOST_AUTO_TEST_CASE(options_of_popeye_may_be_among_conditions) {
  BOOST_TEST(!check_condition("Sentinels PionAdvers MaximumWhite 2 MaximumBlack 2"));
  BOOST_TEST(!check_condition("Duplex"));
  BOOST_TEST(check_condition("Duplicity").has_value());
}

BOOST_AUTO_TEST_CASE(remarks_are_not_conditions) {
  std::string const nul("Circe\0Circe, ", 13);
  for (std::string_view const text : std::vector<std::string_view>{
           "", " ", "2 solutions", "white starts", "4 sol.", "White", "Circes", "Circean",
           "Imitatorx", "Circe, Madrasi", "Circe (RI)", "& Circe", "Langstzuger",
           "Circe and then a sentence that goes on for long", "\xFF", "\xC3",
           "\xF0\x9F\x90\x8E Circe", nul})
    BOOST_TEST(!is_condition(text), text);
}

BOOST_AUTO_TEST_CASE(a_condition_ends_after_its_arguments) {
  struct Case {
    char const* text;
    char const* condition;
  };
  for (auto const& [text, condition] : {Case{"Circe", "Circe"},
                                        {"Circe, Madrasi", "Circe"},
                                        {"Circe & Madrasi", "Circe"},
                                        {"Take & Make; Circe", "Take & Make"},
                                        {"Anti-Take & Make C+", "Anti-Take & Make"},
                                        {"Circe Rex Inclusive (2+3)", "Circe Rex Inclusive"},
                                        {"Circe rex inclusive C+", "Circe rex inclusive"},
                                        {"Imitator e5, c3 b) Ie5-c5", "Imitator e5, c3"},
                                        {"Imitator e5c3, Circe", "Imitator e5c3"},
                                        {"Circe 2 solutions", "Circe"},
                                        {"Circe 2000", "Circe"},
                                        {"Masand and a sentence", "Masand"},
                                        {"Circes", ""},
                                        {"2 solutions", ""},
                                        {"C+", ""},
                                        {" Circe", ""},
                                        {"", ""}})
    BOOST_TEST(std::string_view(text).substr(0, condition_end(text)) == condition, text);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::semantics
