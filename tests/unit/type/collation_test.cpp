// Names in the alphabetical order of a language.
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>
#include <vector>

#include "type/language_rules.hpp"

using namespace dawson;

namespace {

std::vector<std::string> sorted(std::vector<std::string> names, std::string_view language) {
  std::ranges::sort(names, {}, type::collation(language));
  return names;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(collation)

BOOST_AUTO_TEST_CASE(accented_letters_are_sorted_among_plain_letters) {
  std::vector<std::string> const names{"abel",      "Brandt", "Černý",  "Cook",
                                       "Östergren", "Otto",   "Šoškić", "Zilahi"};
  std::vector<std::string> mixed{"Zilahi", "Šoškić",    "Otto",  "Cook",
                                 "Brandt", "Östergren", "Černý", "abel"};
  for (char const* language : {"en", "de", "fr", "no such language", ""})
    BOOST_TEST(sorted(mixed, language) == names, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(languages_have_their_own_sort_orders) {
  std::vector<std::string> const swedish{"Otto", "Zilahi", "Östergren"},
      english{"Östergren", "Otto", "Zilahi"};
  BOOST_TEST(sorted(english, "sv") == swedish, boost::test_tools::per_element());
  BOOST_TEST(sorted(swedish, "en") == english, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(an_index_lists_names_under_the_letters_of_its_language) {
  auto const english = type::index_letter("en"), swedish = type::index_letter("sv");
  BOOST_TEST(english("Östergren") == "O");
  BOOST_TEST(swedish("Östergren") == "Ö");
  BOOST_TEST(english("abel") == "A");
  BOOST_TEST(english("Šoškić") == "S");
  BOOST_TEST(english("Жуков") == "Ж");
  BOOST_TEST(english("64") == "0–9");
  BOOST_TEST(english("?") == "");
  BOOST_TEST(english("") == "");
  BOOST_TEST(type::index_letter("no such language")("Otto") == "O");
}

BOOST_AUTO_TEST_SUITE_END()
