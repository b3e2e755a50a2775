#include <boost/test/unit_test.hpp>

#include "type/type.hpp"

using namespace dawson;
using namespace dawson::type;

namespace {

// The letters that are missing in every font of `type`.
std::u32string missing_in(Type const& type) {
  return type.typeset()({prose::Text{"\u4e2d"}}, {}, {}).missing;
}

}  // namespace

BOOST_AUTO_TEST_CASE(patterns_are_read_once_and_missing_ones_reported_each_time) {
  TypeCache cache;
  auto const first = cache.patterns("en"), second = cache.patterns("en");
  BOOST_REQUIRE((first.ok() && second.ok()));
  BOOST_TEST((*first)("grasshopper") == (*second)("grasshopper"), boost::test_tools::per_element());
  for (int i = 0; i < 2; ++i) {
    auto const none = cache.patterns("tlh");
    BOOST_REQUIRE(!none.ok());
    BOOST_TEST(none.error().code == "E-HYPHEN");
  }
}

BOOST_AUTO_TEST_CASE(fonts_are_shared_until_a_job_adds_others) {
  TypeCache cache;
  Families unknown;
  unknown.serif = "No Such Family";
  BOOST_TEST(!cache.type(unknown).ok());
  auto const first = cache.type();
  BOOST_REQUIRE(first.ok());
  BOOST_TEST(first->installed() == 0U);
  std::u32string const missing = missing_in(*first);
  // One of TeX's fonts, which the tests require.
  BOOST_TEST_REQUIRE(!first->missing("Latin Modern Mono").has_value());
  BOOST_TEST(first->installed() > 0U);
  auto const second = cache.type();
  BOOST_REQUIRE(second.ok());
  BOOST_TEST(second->installed() == 0U);
  BOOST_TEST((missing_in(*second) == missing));
}
