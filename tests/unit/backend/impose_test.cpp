// The order of pages on sheets that lie in each other.
#include <boost/test/unit_test.hpp>

#include "backend/hyphenation.hpp"
#include "backend/impose.hpp"

using namespace dawson::backend;

namespace {

std::string shown(int pages) {
  std::string out;
  for (SheetSide const& side : saddle_stitch(pages)) out += std::to_string(side.left) + "-" + std::to_string(side.right) + " ";
  return out;
}

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

BOOST_AUTO_TEST_SUITE(impose_pages)

BOOST_AUTO_TEST_CASE(sheets_lie_in_each_other) {
  BOOST_TEST(shown(4) == "4-1 2-3 ");
  BOOST_TEST(shown(8) == "8-1 2-7 6-3 4-5 ");
}

BOOST_AUTO_TEST_CASE(missing_pages_are_empty_halves) {
  BOOST_TEST(shown(1) == "0-1 0-0 ");
  BOOST_TEST(shown(6) == "0-1 2-0 6-3 4-5 ");
  BOOST_TEST(shown(0) == "");
}

BOOST_AUTO_TEST_CASE(what_is_no_pdf_is_told) { BOOST_TEST(!impose("no pdf").ok()); }

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(hyphenation_patterns)

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

BOOST_AUTO_TEST_SUITE_END()
