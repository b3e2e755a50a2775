#include <boost/test/unit_test.hpp>

#include "text/spelled_values.hpp"

namespace dawson::text {

BOOST_AUTO_TEST_CASE(yes_and_no_are_spelled_as_in_yaml) {
  for (char const* const yes : {"yes", "Yes", "YES", "true", "True", "TRUE", "on", "On", "ON"})
    BOOST_TEST((read_yes_no(yes) == std::optional(true)), yes);
  for (char const* const no : {"no", "No", "NO", "false", "False", "FALSE", "off", "Off", "OFF"})
    BOOST_TEST((read_yes_no(no) == std::optional(false)), no);
  for (char const* const neither : {"", "y", "yEs", "nO", "none", "yes ", "1"})
    BOOST_TEST(!read_yes_no(neither), neither);
  BOOST_TEST(says_no("none"));
  BOOST_TEST(says_no("Off"));
  BOOST_TEST(!says_no("yes"));
}

}  // namespace dawson::text
