#include "notation/notations.hpp"

#include <boost/test/unit_test.hpp>

#include <set>

using namespace dawson;

BOOST_AUTO_TEST_SUITE(notations)

BOOST_AUTO_TEST_CASE(every_notation_is_found_by_its_name) {
  std::set<std::string_view> names;
  for (auto const& notation : notation::notations()) {
    BOOST_TEST(notation::find_notation(notation.name) == &notation);
    BOOST_TEST(!notation.description.empty());
    BOOST_TEST(names.insert(notation.name).second);
  }
  BOOST_TEST(names.contains("fen"));
  BOOST_TEST(names.contains("ffen"));
  BOOST_TEST(names.contains("janko"));
}

BOOST_AUTO_TEST_CASE(other_names_are_unknown) {
  BOOST_TEST(notation::find_notation("FFEN") == nullptr);
  BOOST_TEST(notation::find_notation("") == nullptr);
}

BOOST_AUTO_TEST_SUITE_END()
