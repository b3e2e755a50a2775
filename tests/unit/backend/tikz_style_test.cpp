#include <boost/test/unit_test.hpp>

#include "backend/latex/tikz.hpp"
#include "backend/latex/tikz_style.hpp"

using namespace dawson;
using namespace dawson::backend;

BOOST_AUTO_TEST_CASE(built_in_styles_have_option_words) {
  BOOST_TEST(tikz_style(layout::hatched_style()) == "\\DawsonHatched");
  BOOST_TEST(tikz_style(layout::tinted_style()) == "\\DawsonTinted");
  BOOST_TEST(tikz_style(layout::screen_style()) == "\\DawsonScreen");
}

BOOST_AUTO_TEST_CASE(properties_irrelevant_to_latex_do_not_make_another_style) {
  layout::Style style = layout::tinted_style();
  style.square = 8;
  style.coordinates = problem::Coordinates::inside;
  style.single_frame = true;
  style.piece_set = "merida";
  BOOST_TEST(tikz_style(style) == "\\DawsonTinted");
}

BOOST_AUTO_TEST_CASE(other_styles_write_only_their_differences) {
  layout::Style style;
  style.ink = {0, 0.25, 0.5};
  style.hatch_angle = -30;
  style.hatch_width = 0.3;
  style.frame_outer = 2;
  style.label_font = "Gill serif";
  style.label_size = 7;
  std::string const bare =
      "\\DawsonStyle{ink=0 0.25 0.5,hatching angle=-30,hatching width=0.3,frame outer=2,"
      "coordinates font=*gill serif,coordinates size=7";
  BOOST_TEST(tikz_style(style) == bare + "}");
  style.coloured = true;
  BOOST_TEST(tikz_style(style) == bare +
                                      ",red=1 0.45 0.4,blue=0.5 0.65 1,green=0.5 0.85 0.5,"
                                      "yellow=1 0.9 0.4,purple=0.8 0.6 0.9,orange=1 0.7 0.35}");
  layout::Style all;
  all.shading = layout::Shading::flat;
  all.paper = all.light = {1, 1, 0.5};
  all.dark = {0.5, 0.5, 0.5};
  all.hatch_distance = 1;
  all.frame_inner = 1;
  BOOST_TEST(tikz_style(all) ==
             "\\DawsonStyle{dark squares=flat,paper=1 1 0.5,light=1 1 0.5,dark=0.5,"
             "hatching distance=1,frame inner=1}");
}

BOOST_AUTO_TEST_CASE(a_style_applies_only_to_its_board) {
  layout::Scene scene;
  scene.style = layout::screen_style();
  BOOST_TEST(tikz_inline_board(scene).starts_with("\\DawsonInline{\\DawsonScreen\\DawsonBoard{"));
  BOOST_TEST(tikz_board(scene).starts_with("\\DawsonScreen\\DawsonBoard{"));
  scene.style.reset();
  BOOST_TEST(tikz_inline_board(scene).starts_with("\\DawsonInline{\\DawsonBoard{"));
}

BOOST_AUTO_TEST_CASE(coloured_light_squares_are_filled) {
  layout::Scene scene;
  scene.ground = {{{{0, 0}, {2, 0}, {2, 1}}, true}};
  std::string const painted =
      "\\DawsonGround{\\DawsonFrom{0}{0}\\DawsonTo{2}{0}\\DawsonTo{2}{1}\\DawsonClose}";
  BOOST_TEST(tikz_inline_board(scene).find(painted) != std::string::npos,
             "the document may have a style of colours");
  scene.style = layout::screen_style();
  BOOST_TEST(tikz_inline_board(scene).find(painted) != std::string::npos);
  scene.style = layout::hatched_style();
  BOOST_TEST(tikz_inline_board(scene).find("\\DawsonGround") == std::string::npos);
}
