// The committed fonts must match the committed drawings.
#include <boost/test/unit_test.hpp>

#include <fstream>
#include <iterator>
#include <string>

#include "artwork/figures.hpp"
#include "artwork/font.hpp"
#include "artwork/writers.hpp"
#include "places.hpp"

using namespace dawson::artwork;

BOOST_AUTO_TEST_CASE(the_committed_fonts_match_the_drawings) {
  std::ifstream in(dawson::in_sources("src/artwork/fonts/outlines.txt"), std::ios::binary);
  std::string const made_from{std::istreambuf_iterator<char>(in), {}};
  BOOST_TEST((made_from == as_outlines(figures())),
             "a drawing has changed: `make artwork` makes the fonts anew");
}

BOOST_AUTO_TEST_CASE(dark_squares_have_a_glyph_for_each_step) {
  for (int const parts : hatchings) BOOST_TEST(font_hatching(parts).has_value(), parts);
  for (int const parts : {0, 1, 5, 7, 48}) BOOST_TEST(!font_hatching(parts).has_value(), parts);
}
