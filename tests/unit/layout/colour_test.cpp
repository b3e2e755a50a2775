#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "layout/style.hpp"

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
  BOOST_TEST(is("grey 80%", {0.8, 0.8, 0.8}));
  BOOST_TEST(is("gray 0%", {0, 0, 0}));
  BOOST_TEST(is("navy!50", {0.5, 0.5, 0.75}));
}

BOOST_AUTO_TEST_CASE(text_that_is_no_colour_is_not_read) {
  for (char const* written :
       {"",         "mauve",        "red!",        "red!50!", "red!x",     "red!120",
        "red!-3",   "red!50!mauve", "#",           "#12",     "#1234",     "#12345g",
        "#1234567", "!50",          "#-1-1-1",     "grey",    "grey 101%", "grey %",
        "grey 50",  "grey -1%",     "graphite 50%"})
    BOOST_TEST(!read_colour(written), written);
}

BOOST_AUTO_TEST_CASE(equal_xcolor_expressions_are_recognized) {
  for (char const* written : {"red", "red!50", "blue!30!black", "red!20!white!50!teal"})
    BOOST_TEST(is_of_xcolor(written), written);
  for (char const* written : {"#f00", "grey 50%", "navy", "red!50!navy", "tint", "mauve", ""})
    BOOST_TEST(!is_of_xcolor(written), written);
}

BOOST_AUTO_TEST_CASE(every_name_in_the_list_of_formats_is_a_colour) {
  std::string const forms = colour_forms();
  std::size_t count = 0;
  for (std::size_t at = forms.rfind("; or ") + 5; at < forms.size(); ++count) {
    std::size_t const end = std::min(forms.find(", ", at), forms.size());
    BOOST_TEST(read_colour(forms.substr(at, end - at)).has_value(), forms.substr(at, end - at));
    at = end + 2;
  }
  BOOST_TEST(count == 24U);
}

namespace {

// WCAG 2.2, relative luminance and contrast ratio.
double luminance(Colour const& colour) {
  auto const linear = [](double part) {
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}
double contrast(Colour const& one, Colour const& other) {
  double const a = luminance(one), b = luminance(other);
  return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

}  // namespace

BOOST_AUTO_TEST_CASE(contrasts_are_those_of_wcag) {
  BOOST_TEST(contrast(black, white) == 21, boost::test_tools::tolerance(1e-9));
  BOOST_TEST(std::abs(contrast({0, 0, 1}, black) - 2.44) < 0.01);
}

BOOST_AUTO_TEST_CASE(black_pieces_are_legible_on_every_named_fill) {
  BOOST_TEST(colour_names().size() > 20U);
  for (std::string_view const name : colour_names()) {
    auto const tint = read_colour(fill_tint(name));
    BOOST_REQUIRE_MESSAGE(tint.has_value(), name);
    BOOST_TEST(contrast(*tint, black) >= 4.5, name << ": " << contrast(*tint, black));
  }
}

BOOST_AUTO_TEST_CASE(named_fills_are_different_tints_that_xcolor_can_read) {
  std::vector<Colour> seen;
  for (std::string_view const name : colour_names()) {
    BOOST_TEST(is_of_xcolor(fill_tint(name)) == is_of_xcolor(name), name);
    Colour const tint = *read_colour(fill_tint(name));
    for (Colour const& other : seen) BOOST_TEST(!(other == tint), name);
    seen.push_back(tint);
  }
}

BOOST_AUTO_TEST_CASE(colours_that_the_author_mixes_are_not_changed) {
  for (std::string_view const written :
       {"blue!100", "#0000ff", "green!50!black", "grey 20%", "mine"})
    BOOST_TEST(fill_tint(written) == written);
}
