#include <boost/test/unit_test.hpp>

#include "layout/colour.hpp"

using namespace dawson::layout;

namespace {

bool is(std::string_view written, Colour wanted) {
  auto const colour = read_colour(written);
  return colour && std::abs(colour->red - wanted.red) < 0.003 &&
         std::abs(colour->green - wanted.green) < 0.003 &&
         std::abs(colour->blue - wanted.blue) < 0.003;
}

}  // namespace

BOOST_AUTO_TEST_CASE(colours_are_read_as_xcolor_mixes_them) {
  BOOST_TEST(is("red", {1, 0, 0}));
  BOOST_TEST(is("red!50", {1, 0.5, 0.5}));
  BOOST_TEST(is("black!18", {0.82, 0.82, 0.82}));
  BOOST_TEST(is("blue!30!black", {0, 0, 0.3}));
  BOOST_TEST(is("red!50!blue!50", {0.75, 0.5, 0.75}));
  BOOST_TEST(is("#f80", {1, 0.533, 0}));
  BOOST_TEST(is("#ff8800", {1, 0.533, 0}));
  BOOST_TEST(is("tint", tint));
}

BOOST_AUTO_TEST_CASE(what_is_no_colour_is_none) {
  for (char const* written : {"", "mauve", "red!", "red!50!", "red!x", "red!120", "red!-3",
                              "red!50!mauve", "#", "#12", "#1234", "#12345g", "#1234567", "!50"})
    BOOST_TEST(!read_colour(written), written);
}
