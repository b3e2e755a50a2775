// Tests of warnings about symbols in a document.
#include <boost/test/unit_test.hpp>

#include <string>

#include "weaving.hpp"

namespace dawson::run {
namespace {

std::string diagram(std::string const& body) {
  return "\\begin{chess}\n" + body + "\n\\end{chess}\n";
}

/// Returns the codes of a document's findings, with their messages.
std::string findings_of(std::string const& directives) {
  WovenText const made =
      woven("x.tex", "\\documentclass{article}\\usepackage{dawson}\n\\begin{document}\n" +
                         directives + "\\end{document}\n");
  std::string out;
  for (text::Diagnostic const& finding : made.diagnostics)
    out += (out.empty() ? "" : "; ") + finding.code + " " + finding.message;
  return out;
}

BOOST_AUTO_TEST_SUITE(figure_check)

BOOST_AUTO_TEST_CASE(diagrams_without_a_legend_are_left_alone) {
  BOOST_TEST(findings_of(diagram("janko: k*2q*1N*3r-*2nK")) == "");
}

BOOST_AUTO_TEST_CASE(a_letter_must_have_a_name_in_a_legend) {
  std::string const reported = "W-LEGEND unknown piece `x` on c1";
  BOOST_TEST(findings_of(diagram("ffen: k1x1K")) == reported);
  BOOST_TEST(findings_of(diagram("ffen: k1x1X")) == reported);
  BOOST_TEST(findings_of(diagram("ffen: k1x1K\nlegend: g = grasshopper")) == reported);
  BOOST_TEST(findings_of(diagram("ffen: k1x1K\nlegend: x = moa")) == "");
  BOOST_TEST(findings_of(diagram("ffen: k1x1K\nlegend: x = moa") + diagram("ffen: kxK")) == "");
  BOOST_TEST(findings_of(diagram("ffen: k1x1K\nallow: W-LEGEND")) == "");
  BOOST_TEST(findings_of(diagram("8/8/8/3g4/8/8/8/K6k\nlegend: g = grasshopper")) == "");
}

BOOST_AUTO_TEST_CASE(a_legend_must_explain_every_rotated_piece) {
  BOOST_TEST(findings_of(diagram("janko: k*2q*1N1K\nlegend: *2Q = grasshopper")) ==
             "W-LEGEND the legend does not explain the piece on c1");
  BOOST_TEST(findings_of(diagram("janko: k*2q*2q-*2qK\nlegend: *2Q = grasshopper")) == "");
  BOOST_TEST(findings_of(diagram("janko: k*1n*1n1K\nlegend: c = imitator")) ==
             "W-LEGEND the legend does not explain the piece on b1");
  BOOST_TEST(findings_of(diagram("janko: kcxsK\nlegend: c = imitator")) == "");
  BOOST_TEST(findings_of(diagram("ffen: k(zebra)1K\nlegend: c = imitator")) == "");
}

BOOST_AUTO_TEST_CASE(an_earlier_legend_applies_too) {
  BOOST_TEST(findings_of(diagram("janko: k*2qK\nlegend: *2q = grasshopper") +
                         diagram("janko: k*2q*1NK\nlegend: *1N = hare")) == "");
}

BOOST_AUTO_TEST_CASE(two_pieces_with_one_symbol_are_reported) {
  BOOST_TEST(findings_of(diagram("ffen: k(leo)(nonstopequihopper)K")).starts_with("W-FIGURE"));
  BOOST_TEST(findings_of(diagram("janko: k*1qK\nlegend: *1q = Leo; *1Q = locust")) ==
             "W-FIGURE leo and locust have the same symbol");
  BOOST_TEST(findings_of(diagram("janko: k*1qK\nlegend: *1q = leo; *1Q = white leo; -*1q = Leo")) ==
             "");
  BOOST_TEST(findings_of(diagram("janko: k*2qK\nlegend: *2q = grasshopper; *2Q = Grashüpfer")) ==
             "");
}

BOOST_AUTO_TEST_CASE(a_named_piece_that_looks_like_an_unnamed_one_is_reported) {
  BOOST_TEST(findings_of(diagram("men: White Ka1 Q*Rb1 LEc1 Black Kh8")) ==
             "W-FIGURE leo and the piece on b1 have the same symbol");
  BOOST_TEST(findings_of(diagram("men: White Ka1 Qb1 Gc1 G*Ud1 Black Kh8")) ==
             "W-FIGURE grasshopper and queen have the same symbol");
  BOOST_TEST(findings_of(diagram("men: White Ka1 Q*Ub1 Gc1 Black Kh8")) == "");
  BOOST_TEST(findings_of(diagram("men: White Ka1 Q*Rb1 Gc1 Black Kh8")) == "");
  BOOST_TEST(findings_of(diagram("janko: kp1K\nlegend: p = berolina pawn")) == "");
}

BOOST_AUTO_TEST_CASE(two_pieces_on_discs_with_the_same_letters_are_reported) {
  BOOST_TEST(findings_of(diagram("ffen: k(zz)(zzz)(zzzz)K")) ==
             "W-FIGURE zzz and zzzz have the same symbol");
  BOOST_TEST(findings_of(diagram("ffen: k(bouncer)(bob)K")) == "");
}

BOOST_AUTO_TEST_CASE(different_attributes_with_the_same_mark_are_reported) {
  BOOST_TEST(findings_of(diagram("men: White Kd1 White Magic Ra8 Black Kh8 Black Jigger Sb7c3")) ==
             "W-FIGURE `magic` and `jigger` pieces have the same mark");
  BOOST_TEST(findings_of(diagram("men: White Kd1 White Magic Ra8 Black Kh8 Black Jigger Sb7\n"
                                 "marks: circle b7")) == "");
  BOOST_TEST(findings_of(diagram("men: White Magic Ra8 Black Magic Kh8")) == "");
  BOOST_TEST(findings_of(diagram("men: White Royal Sa8 Black Magic Kh8")) == "");
  BOOST_TEST(findings_of(diagram("men: White Royal Magic Sa8 Black Royal Jigger Kh8")) ==
             "W-FIGURE `magic and royal` and `jigger and royal` pieces have the same mark");
}

BOOST_AUTO_TEST_CASE(move_diagrams_need_no_legend) {
  BOOST_TEST(findings_of(diagram("moves: gQ\nfigure: *2q\nlegend: *1q = x")) == "");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::run
