// Names in the order in which a language looks them up.
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>
#include <vector>

#include "type/collation.hpp"

using namespace dawson;

namespace {

std::vector<std::string> sorted(std::vector<std::string> names, std::string_view language) {
  std::ranges::sort(names, {}, type::collation(language));
  return names;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(collation)

BOOST_AUTO_TEST_CASE(accented_letters_stand_among_those_without) {
  std::vector<std::string> const names{"abel",      "Brandt", "Černý",  "Cook",
                                       "Östergren", "Otto",   "Šoškić", "Zilahi"};
  std::vector<std::string> mixed{"Zilahi", "Šoškić",    "Otto",  "Cook",
                                 "Brandt", "Östergren", "Černý", "abel"};
  for (char const* language : {"en", "de", "fr", "no such language", ""})
    BOOST_TEST(sorted(mixed, language) == names, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(languages_sort_in_their_own_ways) {
  std::vector<std::string> const swedish{"Otto", "Zilahi", "Östergren"},
      english{"Östergren", "Otto", "Zilahi"};
  BOOST_TEST(sorted(english, "sv") == swedish, boost::test_tools::per_element());
  BOOST_TEST(sorted(swedish, "en") == english, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
