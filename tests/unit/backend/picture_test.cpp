#include <boost/test/unit_test.hpp>

#include "backend/pdf/picture.hpp"

using namespace dawson;

BOOST_AUTO_TEST_CASE(what_is_no_picture_is_told) {
  for (char const* bytes : {"", "text", "\x89PNG\r\n\x1a\n", "\xff\xd8\xff", "%PDF-1.5", "<svg"}) {
    auto const picture = backend::load_picture("a.png", bytes);
    BOOST_REQUIRE(!picture.ok());
    BOOST_TEST(picture.error().code == "E-IMAGE");
  }
}
