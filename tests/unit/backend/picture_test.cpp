#include <boost/test/unit_test.hpp>

#include "backend/pdf/picture.hpp"

using namespace dawson;

// Reading /dev/zero would not come to an end.
BOOST_AUTO_TEST_CASE(devices_and_folders_are_no_pictures) {
  for (char const* path : {"/dev/zero", "/", "/dev/null/nothing"}) {
    auto const picture = backend::load_picture(path);
    BOOST_REQUIRE(!picture.ok());
    BOOST_TEST(picture.error().code == "E-IMAGE");
  }
}
