#include "layout/type.hpp"

#include <boost/test/unit_test.hpp>

using namespace dawson;

BOOST_AUTO_TEST_CASE(a_font_override_changes_only_the_values_it_gives) {
  layout::Font font;
  font.bold = true;
  font.size = 8;
  prose::FontOverride look;
  look.slope = prose::Slope::slanted;
  look.colour = "#800";
  layout::Font const made = layout::changed(font, look);
  BOOST_TEST(made.bold);
  BOOST_TEST(made.slanted);
  BOOST_TEST(!made.italic);
  BOOST_TEST(made.size == 8);
  BOOST_TEST(made.colour.red == 136.0 / 255);
  look.bold = false;
  look.slope = prose::Slope::italic;
  BOOST_TEST(!layout::changed(made, look).bold);
  BOOST_TEST(!layout::changed(made, look).slanted);
}

BOOST_AUTO_TEST_CASE(a_family_is_one_of_three_or_has_a_name) {
  prose::FontOverride look;
  look.family = "sans";
  BOOST_TEST((layout::changed({}, look).family == layout::Family::sans));
  look.family = "Gillius ADF";
  BOOST_TEST(layout::changed({}, look).named == "Gillius ADF");
}

BOOST_AUTO_TEST_CASE(the_later_font_override_wins_key_by_key) {
  prose::FontOverride base, later;
  base.bold = true;
  base.size = 9;
  later.bold = false;
  later.family = "serif";
  prose::FontOverride const both = prose::changed(base, later);
  BOOST_TEST(!*both.bold);
  BOOST_TEST(both.size == 9);
  BOOST_TEST(both.family == "serif");
}
