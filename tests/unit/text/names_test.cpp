#include <boost/test/unit_test.hpp>

#include "text/closest_name.hpp"

using namespace dawson;

BOOST_AUTO_TEST_CASE(names_are_compared_without_case_accents_and_word_joiners) {
  BOOST_TEST(text::folded("Grashüpfer") == "grashuepfer");
  BOOST_TEST(text::folded("Take & Make") == "takeandmake");
  BOOST_TEST(text::folded("Anti-Circe\t2000 d’été") == "anticirce2000dete");
  BOOST_TEST(text::folded("Œuvre ß") == "\u0152uvress",
             "letters that are not known stay as they are");
  BOOST_TEST(text::folded("(a_b)") == "(a_b)");
  BOOST_TEST(text::folded("") == "");
}

BOOST_AUTO_TEST_CASE(the_closest_match_differs_by_a_typing_error_only) {
  std::string_view const names[] = {"author", "award", "at"};
  BOOST_TEST(text::closest_name("autor", names) == "author");
  BOOST_TEST(text::closest_name("Awrad", names) == "award");
  BOOST_TEST(text::closest_name("xx", names) == "");
  BOOST_TEST(text::closest_name("aut", names) == "");
}

BOOST_AUTO_TEST_CASE(an_abbreviated_name_matches_the_full_name) {
  std::string_view const names[] = {"stipulation", "style", "solution", "solutions", "at"};
  BOOST_TEST(text::meant_name("stip", names) == "stipulation");
  BOOST_TEST(text::meant_name("Sty", names) == "style");
  BOOST_TEST(text::meant_name("st", names) == "");
  BOOST_TEST(text::meant_name("solu", names) == "solution", "as the other one begins too");
  std::string_view const apart[] = {"board", "booklet"};
  BOOST_TEST(text::meant_name("boo", apart) == "booklet");
  std::string_view const two[] = {"after", "award", "aword"};
  BOOST_TEST(text::meant_name("awa", two) == "award");
  std::string_view const both[] = {"colour", "colophon"};
  BOOST_TEST(text::meant_name("col", both) == "", "neither begins the other");
  BOOST_TEST(text::meant_name("soluton", names) == "solution");
}

BOOST_AUTO_TEST_CASE(names_begin_with_capitals_of_any_alphabet) {
  for (char const* name : {"Bo", "Élie", "Žilka", "Дмитрий"})
    BOOST_TEST((text::begins_with_capital(name) && !text::begins_in_lower_case(name)));
  for (char const* word : {"", "von", "öst", "ž", "8.", "\xC3"})
    BOOST_TEST(!text::begins_with_capital(word));
}
