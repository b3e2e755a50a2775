#include <boost/test/unit_test.hpp>

#include <cmath>

#include "backend/pdf/picture.hpp"

using namespace dawson;

BOOST_AUTO_TEST_CASE(what_is_no_picture_is_told) {
  for (char const* bytes : {"", "text", "\x89PNG\r\n\x1a\n", "\xff\xd8\xff", "%PDF-1.5", "<svg"}) {
    auto const picture = backend::load_picture("a.png", bytes);
    BOOST_REQUIRE(!picture.ok());
    BOOST_TEST(picture.error().code == "E-IMAGE");
  }
}

BOOST_AUTO_TEST_CASE(svg_pictures_have_the_size_that_they_name) {
  auto const size = [](std::string const& attributes) -> std::string {
    auto const picture =
        backend::load_picture("a.svg", "<svg xmlns='http://www.w3.org/2000/svg' " + attributes +
                                           "><rect width='10' height='10'/></svg>");
    if (!picture) return picture.error().code;
    return std::to_string(std::lround((*picture)->width)) + "x" +
           std::to_string(std::lround((*picture)->height));
  };
  BOOST_TEST(size("width='40' height='80'") == "30x60");
  BOOST_TEST(size("width='72pt' height='1in'") == "72x72");
  BOOST_TEST(size("viewBox='0 0 400 200'") == "300x150");
  BOOST_TEST(size("width='0' height='80'") == "E-IMAGE");
  BOOST_TEST(size("width='40' height='0'") == "E-IMAGE");
}
