#include <boost/test/unit_test.hpp>

#include "text/hash.hpp"

namespace dawson::text {

BOOST_AUTO_TEST_CASE(files_are_named_by_their_content) {
  BOOST_TEST(content_digits("<svg/>") == content_digits("<svg/>"));
  BOOST_TEST(content_digits("<svg/>") != content_digits("<svg />"));
}

// The 128 bits of XXH3 on any machine: names are written into documents and must not change.
BOOST_AUTO_TEST_CASE(file_names_are_the_same_on_all_machines) {
  BOOST_TEST(content_digits("") == "99aa06d3014798d86001");
}

// RFC 4122, in the namespace of zeros; checks the positions of the digits of version and variant.
BOOST_AUTO_TEST_CASE(a_uuid_contains_its_version_and_variant) {
  std::string const digits = uuid_digits("dawson");
  BOOST_TEST(digits.size() == 32U);
  BOOST_TEST(digits[12] == '5');
  BOOST_TEST(std::string_view("89ab").find(digits[16]) != std::string_view::npos);
}

}  // namespace dawson::text
