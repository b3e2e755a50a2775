#include "notation/ffen/ffen.hpp"

#include <boost/test/unit_test.hpp>

#include "cases.hpp"

using namespace dawson;
using notation::check_cases, notation::check_warnings, notation::error_of;

BOOST_AUTO_TEST_SUITE(ffen)

BOOST_AUTO_TEST_CASE(reads_boards_of_any_size_with_holes_names_colours_and_options) {
  check_cases(
      "ffen",
      {
          {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
           "rnbqkbnr|pppppppp|........|........|........|........|PPPPPPPP|RNBQKBNR; ll=dark"},
          {"{U}rn(elephant)k(general)(elephant)nr/pppppppp/8/8/8/8/"
           "RN(Elephant)K(General)(Elephant)NR",
           "rn[b:elephant]k[b:general][b:elephant]nr|pppppppp|........|........|........|........|"
           "RN[w:elephant]K[w:general][w:elephant]NR; ll=none"},
          {"{U}rn(elephant)k(general)(elephant)nr/pppppppp/8/8/8/8/PPPPPPPP/"
           "RN(Elephant)K(General)(Elephant)NR",
           "rn[b:elephant]k[b:general][b:elephant]nr|pppppppp|........|........|........|........|"
           "PPPPPPPP|RN[w:elephant]K[w:general][w:elephant]NR; ll=none"},
          {"{W}8/8/8/8/8", "........|........|........|........|........; ll=light"},
          {"K12k", "K............k; ll=dark"},
          {"rnbqkbnr/pppppppp/8/3--3/3--3/PPPPPPPP/RNBQKBNR",
           "rnbqkbnr|pppppppp|........|...##...|...##...|PPPPPPPP|RNBQKBNR; ll=dark"},
          {"(Nightrider)", "[w:nightrider]; ll=dark"},
          {"(grasshopper)", "[b:grasshopper]; ll=dark"},
          {"(name0)(name1)", "[w:name][b:name]; ll=dark"},
          {"(a3)(a4)(a5)(a6)", "[3:a][4:a][5:a][6:a]; ll=dark"},
          {"(k2)(Q2)(K0)(K1)", "[n:k][n:q]Kk; ll=dark"},
          {"(wall7)", "[7:wall]; ll=dark"},
          {"xX", "xX; ll=dark"},
          {"11/11", "...........|...........; ll=dark"},
          {"100",
           "......................................................................................."
           ".............; ll=dark"},
          {"{W}K", "K; ll=light"},
          {"{U}1", ".; ll=none"},
          {"AzMw", "AzMw; ll=dark"},
          {"1-1(Elk)1/2(k)2", ".#.[w:elk].|..k..; ll=dark"},
      });
}

BOOST_AUTO_TEST_CASE(text_outside_the_grammar_is_an_error) {
  check_cases("ffen", {
                          {"08", "1 E-ZERO"},        {"0", "1 E-ZERO"},
                          {"k010", "2 E-ZERO"},      {" 8", "1 E-CHAR"},
                          {"(abc", "5 E-UNCLOSED"},  {"abc)", "4 E-CHAR"},
                          {"(a b)", "3 E-NAME"},     {"((ab))", "2 E-NAME"},
                          {"{W8", "3 E-OPT"},        {"{WU}8", "3 E-OPT"},
                          {"{W}{W}8", "4 E-OPT"},    {"8/{U}8", "3 E-CHAR"},
                          {"", "1 E-EMPTYROW"},      {"8/7/8", "4 E-WIDTH"},
                          {"k1K/3/-3", "8 E-WIDTH"}, {"2/1(Dragon)(Elk)", "12 E-WIDTH"},
                          {"8/8/", "5 E-EMPTYROW"},  {"/8", "1 E-EMPTYROW"},
                          {"8//8", "3 E-EMPTYROW"},  {"{U}", "4 E-EMPTYROW"},
                          {"{U}/8", "4 E-EMPTYROW"}, {"8 w", "2 E-CHAR"},
                          {"8\t", "2 E-CHAR"},       {"8*1K", "2 E-CHAR"},
                          {"007", "1 E-ZERO"},       {"1/K0", "4 E-ZERO"},
                      });
}

BOOST_AUTO_TEST_CASE(a_name_consists_of_letters_and_then_digits) {
  check_cases("ffen", {
                          {"()", "2 E-NAME"},
                          {"(12)", "2 E-NAME"},
                          {"(8)", "2 E-NAME"},
                          {"(a1b)", "4 E-NAME"},
                          {"(a/b)", "3 E-NAME"},
                          {"(-)", "2 E-NAME"},
                          {"(\xC3\xA4)", "2 E-NAME"},
                          {"(", "2 E-UNCLOSED"},
                          {"(ab12", "6 E-UNCLOSED"},
                      });
}

BOOST_AUTO_TEST_CASE(a_name_of_one_letter_equals_that_letter) {
  check_cases("ffen", {
                          {"(K)(k)(A)(a)", "KkAa; ll=dark"},
                          {"(a0)(A1)", "Aa; ll=dark"},
                      });
}

BOOST_AUTO_TEST_CASE(the_number_and_not_the_case_of_the_name_gives_the_colour) {
  check_cases("ffen", {
                          {"(Name1)", "[b:name]; ll=dark"},
                          {"(nAME0)", "[w:name]; ll=dark"},
                          {"(name03)", "[3:name]; ll=dark"},
                          {"(GrassHopper)", "[w:grasshopper]; ll=dark"},
                          {"(elk2)(ELK02)", "[n:elk][n:elk]; ll=dark"},
                          {"(wall12)", "[12:wall]; ll=dark"},
                      });
}

BOOST_AUTO_TEST_CASE(capitals_after_a_small_letter_rotate_a_piece) {
  check_cases("ffen", {
                          {"(KnightNE)(queenU)", "[w:n@45][b:q@180]; ll=dark"},
                          {"(elephantSW2)(zebraL3)", "[n:elephant@225][3:zebra@270]; ll=dark"},
                          {"(nR0)(nR1)(zSE1)", "[w:n@90][b:n@90][b:z@135]; ll=dark"},
                          {"(CAMEL)(NNE)(Camel)", "[w:camel][w:nne][w:camel]; ll=dark"},
                      });
}

BOOST_AUTO_TEST_CASE(warns_of_colours_without_a_convention) {
  check_warnings("ffen", {{"(wall7)", "W-COLOUR 7"}, {"K(a6)(b10)", "W-COLOUR 10"}, {"(a6)", ""}});
  check_warnings("ffen", {{"26", ""}, {"91", "W-RUN 91"}, {"1k91K", "W-RUN 91"}});
}

BOOST_AUTO_TEST_CASE(the_board_may_follow_one_option_of_one_capital) {
  check_cases("ffen", {
                          {"{", "2 E-OPT"},
                          {"{}8", "2 E-OPT"},
                          {"{w}8", "2 E-OPT"},
                          {"{X}8", "2 E-OPT"},
                          {"{W}{U}8", "4 E-OPT"},
                          {"8{W}", "2 E-CHAR"},
                          {" {W}8", "1 E-CHAR"},
                      });
}

BOOST_AUTO_TEST_CASE(all_rows_are_as_wide_as_the_first) {
  check_cases("ffen", {
                          {"8/24/8", "3 E-WIDTH"},
                          {"2/K", "4 E-WIDTH"},
                          {"2/KKK", "5 E-WIDTH"},
                          {"2/--1", "5 E-WIDTH"},
                          {"2/2-", "4 E-WIDTH"},
                          {"8/4/4", "4 E-WIDTH"},
                      });
}

BOOST_AUTO_TEST_CASE(the_first_error_from_the_left_is_reported) {
  check_cases("ffen", {
                          {"1/K(a b)", "4 E-WIDTH"},
                          {"1/K(ab", "4 E-WIDTH"},
                          {"8/7/!", "4 E-WIDTH"},
                          {"8/7!", "4 E-CHAR"},
                          {"8!/7", "2 E-CHAR"},
                          {"(a9999999999)(", "3 E-LIMIT"},
                      });
}

// A board above the limit is reported as a whole; a number above any limit is reported at the
// number.
BOOST_AUTO_TEST_CASE(very_large_boards_are_errors) {
  check_cases("ffen", {
                          {"2000000000", "1 E-LIMIT"},
                          {"99999999999999999999999999", "1 E-LIMIT"},
                          {"8/2000000000", "3 E-LIMIT"},
                          {"10001", "1 E-LIMIT"},
                          {"K10000", "1 E-LIMIT"},
                          {"250001", "1 E-LIMIT"},
                          {"K250000", "2 E-LIMIT"},
                          {"200000/200000", "8 E-LIMIT"},
                      });
  text::Diagnostics warnings;
  BOOST_TEST(notation::read_ffen("10000", warnings).ok());
}

BOOST_AUTO_TEST_CASE(points_to_bytes_that_are_not_utf8) {
  check_cases("ffen", {
                          {"8/\xFF", "3 E-UTF8"},
                          {"K\xC3", "2 E-UTF8"},
                          {"(a\xC0\x80)", "3 E-UTF8"},
                          {"8/\xC3\xA4", "3 E-CHAR"},
                          {"!\xFF", "1 E-CHAR"},
                          {std::string_view("8\0/8", 4), "2 E-CHAR"},
                      });
}

BOOST_AUTO_TEST_CASE(ignores_the_carriage_return_of_a_line_end) {
  check_cases("ffen",
              {{"2/2\r", "..|..; ll=dark"}, {"2/\r", "3 E-EMPTYROW"}, {"2\r/2", "2 E-CHAR"}});
}

BOOST_AUTO_TEST_CASE(spans_cover_the_number_or_the_character) {
  BOOST_TEST((error_of("ffen", "8/2000000000").span == text::Span{2, 12}));
  BOOST_TEST((error_of("ffen", "8/24/8").span == text::Span{2, 4}));
  BOOST_TEST((error_of("ffen", "8/\xE2\x99\x94").span == text::Span{2, 5}));
  BOOST_TEST((error_of("ffen", "(ab").span == text::Span{3, 3}));
}

BOOST_AUTO_TEST_CASE(shades_depend_on_the_lower_left_square) {
  text::Diagnostics warnings;
  auto const dark = notation::read_ffen("3/3", warnings);
  auto const light = notation::read_ffen("{W}-2/3", warnings);
  auto const none = notation::read_ffen("{U}3/3", warnings);
  using chess::Shade;
  BOOST_TEST((dark->board.row(1)[0].shade == Shade::dark));
  BOOST_TEST((dark->board.row(0)[0].shade == Shade::light));
  BOOST_TEST((light->board.row(1)[0].shade == Shade::light));
  BOOST_TEST((light->board.row(0)[1].shade == Shade::light));
  BOOST_TEST((none->board.row(0)[2].shade == Shade::none));
}

BOOST_AUTO_TEST_CASE(squares_are_adjacent) {
  text::Diagnostics warnings;
  auto const position = notation::read_ffen("K2(elk)-/5", warnings);
  BOOST_TEST(position->board.rectangular());
  BOOST_TEST(position->board.row(0)[3].left == 12);
  BOOST_TEST(position->board.right() == 20);
}

BOOST_AUTO_TEST_SUITE_END()
