#include "type/hyphenation.hpp"

#include <boost/test/unit_test.hpp>

#include <string>

using namespace dawson::type;

namespace {

std::string divided(std::string const& language, std::string const& word) {
  auto const hyphenate = hyphenation(language);
  BOOST_REQUIRE(hyphenate.ok());
  std::string out;
  std::size_t from = 0;
  for (std::size_t const at : (*hyphenate)(word)) {
    out += word.substr(from, at - from) + "-";
    from = at;
  }
  return out + word.substr(from);
}

}  // namespace

BOOST_AUTO_TEST_CASE(words_are_divided_by_the_patterns_of_their_language) {
  BOOST_TEST(divided("en", "hyphenation") == "hy-phen-ation");
  BOOST_TEST(divided("de", "Problemschach") == "Pro-blem-schach");
  BOOST_TEST(divided("de", "Grashüpfer") == "Gras-hüp-fer");
  BOOST_TEST(divided("fr", "problème") == "pro-blème");
  BOOST_TEST(divided("en-GB", "a") == "a");
}

BOOST_AUTO_TEST_CASE(a_language_without_patterns_is_told) {
  auto const none = hyphenation("tlh");
  BOOST_REQUIRE(!none.ok());
  BOOST_TEST(none.error().code == "E-HYPHEN");
}
