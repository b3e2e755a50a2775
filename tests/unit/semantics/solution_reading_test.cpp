#include "semantics/solution/reader.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "notation/forsyth/fen.hpp"
#include "semantics/solution/canonical.hpp"

namespace dawson::semantics {
namespace {

using chess::Language;

struct Row {
  Language language;
  std::string_view stipulation;
  std::string_view text;
  std::string_view tree;
};

std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.text; }

std::string tree_of(Row const& row, std::string_view options = {}) {
  SolutionContext const context{row.language, play_of(row.stipulation, options), nullptr};
  return canonical(read_solution(std::string(row.text), context));
}

Row const trees[] = {
    {Language::english, "#2",
     "   1.Qa1-h8 ? threat:\n          2.Qh8-e5 #\n      1...d6-d5\n          2.Qh8-c8 #\n"
     "    but\n      1...Kd7-e7 !\n\n   1.Qa1-b2 ! zugzwang.\n      1...d6-d5\n          2.Qb2-b7 "
     "#",
     "try: Qa1-h8?(~ Qh8-e5#, d6-d5 Qh8-c8#, Kd7-e7!) / key: Qa1-b2!(zz, d6-d5 Qb2-b7#)"},
    {Language::english, "#3",
     "1.Rb1-b7 ! threat: 2.Rb7-b8 + Kc8-d7 3.Rb8-d8 # 1...a7-a6 2.Rb7-c7 #",
     "key: Rb1-b7!(~ Rb7-b8+ Kc8-d7 Rb8-d8#, a7-a6 Rb7-c7#)"},
    {Language::english, "s#2", "      1...g7-g6\n          2.Qa1-a2 + Rb3*a2 #\n",
     "set: ..g7-g6 Qa1-a2+ Rb3*a2#"},
    {Language::english, "#2", " zugzwang.\n      1...Ke5-f5\n          2.Qa1-f1 #",
     "post: zz, Ke5-f5 Qa1-f1#"},
    {Language::english, "#2", "1.Qd4! Ke7\n   refutes.", "key: Qd4! Ke7(refutes)"},
    {Language::german, "#2", "1.Tb7! [2.Tb8#] 1.\u2013 K\u00D7c7 2.Dd6#, 1.\u2013 a5/a6 2.Tc7#",
     "key: Rb7!(~ Rb8#, K*c7 Qd6#, a5/a6 Rc7#)"},
    {Language::german, "#2", "Satz: 1... Sf6 2.Dg7#\nVerf\u00FChrung: 1.Dg4? (2.Dg7#) 1.- Sf6!",
     "set: ..Sf6 Qg7# / try: Qg4?(~ Qg7#, Sf6!)"},
    {Language::french, "#2", "1.Cd5! (men. 2.Cf6#) 1\u2026R:d5 2.Fb3#",
     "key: Sd5!(~ Sf6#, K*d5 Bb3#)"},
    {Language::english, "#3", "1.Nc4! zz 1...Ke6 2.Nd6 (2...Kxd6 3.Qe5#) 2...Kf6 3.Qg7#",
     "key: Sc4!(zz, Ke6 Sd6(K*d6 Qe5#, Kf6 Qg7#))"},
    {Language::english, "+",
     "1. Qb1+ Kc4 (1... Kc5 2. Qc1+ (2. Qb2 $2 Kd6) 2... Kb4) (1... Ka4 2. Qa1+) 2. Nd6+ Kc5 3.\n"
     "Nb7+ $1 (3. Ne4+ Kd5) 3... Kc4 1-0",
     "play: Qb1+(Kc4 Sd6+ Kc5(Sb7+! Kc4{1-0}, Se4+ Kd5), Kc5(Qc1+ Kb4, Qb2? Kd6), Ka4 Qa1+)"},
    {Language::english, "#2", "1.Bc2? zz 1...Kb5 2.Qb4#\nbut 1...d1=Q! d1=R!",
     "try: Bc2?(zz, Kb5 Qb4#, d1=Q!, d1=R!)"},
    {Language::english, "h#3", "1.Kd4 Ne1, 2.Ke3 Bb1, 3.Kf2 Nd3#; 1.Kf4 Kf7 2.Kg5 Ne5 3.Kh6 Ng4#",
     "play: Kd4 Se1 Ke3 Bb1 Kf2 Sd3#, Kf4 Kf7 Kg5 Se5 Kh6 Sg4#"},
    {Language::english, "h#2",
     "  1...Bc1-b2   2.a2-a1=R Bb2*a1 #\n\n  1.Kh1-h2 Bc1-f4 +   2.Kh2-h1 Ra8-h8 #",
     "set: ..Bc1-b2 a2-a1=R Bb2*a1# / play: Kh1-h2 Bc1-f4+ Kh2-h1 Ra8-h8#"},
    {Language::english, "h#1.5", "i) 1...Sb5 2.Ka8 Sc7#\nii) 1...Sc6 2.Ka8 Kb6#",
     "play: {i)} ..Sb5 Ka8 Sc7#, {ii)} ..Sc6 Ka8 Kb6#"},
    {Language::english, "ser-=3",
     "1.Ka1-a2 2.Ka2-b3 3.Ra8-a4 =", "ser: 1.Ka1-a2 2.Ka2-b3 3.Ra8-a4="},
    {Language::english, "#2", "1.g6[C]? zz 1...Bc6+[a] 2.Nd6# but 1...Kf5!\n1.Bxc6+[A]!",
     "try: g6?{C}(zz, Bc6+{a} Sd6#, Kf5!) / key: B*c6+!{A}"},
    {Language::english, "#2", "1...e1R/Kb4/d1=Q/Bc2 2.Nb6#", "set: ..e1=R/Kb4/d1=Q/Bc2 Sb6#"},
    {Language::english, "#2", "  \"1.Qd4!\n  1...Ke6 2.Qd5#\"\n", "key: Qd4! Ke6 Qd5#"},
    {Language::english, "h#2", "1.Ka1 a8=R/B", "play: Ka1 a8=R/B"},
    {Language::english, "hs#2", "1.Qb1-b7 {[+]} Kd4-d5[A] 2.Qb7-b3 + Rb8*b3 #",
     "play: Qb1-b7{[+]} Kd4-d5{A} Qb7-b3+ Rb8*b3#"},
    {Language::english, "h#2", "1.RHb3-b6 Gd1-d4 2.nSc3*d5[+wPd2][f4=b] Kg2*f3[-a2][bSf4->b8] ##",
     "play: RHb3-b6 Gd1-d4 nSc3*d5[+wPd2][f4=b] Kg2*f3[-a2][bSf4->b8]##"},
    {Language::german, "h#2", "1.SGb3-b6 sBa2-a1 2.0-0-0 Ta1*a3[+sLf8] #",
     "text: 1.SGb3-b6 sBa2-a1 2.0-0-0 Ta1*a3[+sLf8] #"},
    {Language::german, "h#2", "1.Sb3-c5 a7-a8=D 2.0-0-0 Ta1*a3[+sLf8] #",
     "play: Sb3-c5 a7-a8=Q 0-0-0 Ra1*a3[+bBf8]#"},
    {Language::french, "h=2", "1.nRe1-e2 b2-b1=nC 2.Rd4*e3 nCb1-d2 pat",
     "play: nKe1-e2 b2-b1=bS Kd4*e3 nSb1-d2="},
    {Language::english, "#2",
     "a)\n1.Qb3! zz\n1...Kc5 2.Qb5#\n\nb) wKd8-->e8\n1.Qb4! zz\n1...Kd5 2.Qe4#",
     "a) key: Qb3!(zz, Kc5 Qb5#) || b) <wKd8-->e8> key: Qb4!(zz, Kd5 Qe4#)"},
    {Language::english, "h#1",
     "a) 1.Kb1 Ra3#; b) \u2212\u2659e6 1.Kc1 Ra1#; +c) Kb4\u2192c5; 1.Kd1 Ra1#",
     "a) play: Kb1 Ra3# || b) <\u2212\u2659e6> play: Kc1 Ra1# || +c) <Kb4\u2192c5> play: Kd1 Ra1#"},
    // A twin is read with its own stipulation.
    {Language::english, "h#2", "a) 1.Kb1 Kc3 2.Ka1 Ra3#\nb) ser-h#2 1.Kb1 2.Ka1 Ra3#",
     "a) play: Kb1 Kc3 Ka1 Ra3# || b) <ser-h#2> play: Kb1 Ka1 Ra3#"},
    {Language::english, "#2", "a) 1.Qb3! zz\nb) h#1 I) 1.Kb1 Ra3# II) 1.Kc1 Ra1#",
     "a) key: Qb3!(zz) || b) <h#1> play: {I)} Kb1 Ra3#, {II)} Kc1 Ra1#"},
    {Language::english, "h#1", "a) 1.Kb1 Ra3#\nb) #2 1.Ra3! Kc5 2.Qb5#\nc) 1.Kc1 Ra1#",
     "a) play: Kb1 Ra3# || b) <#2> key: Ra3! Kc5 Qb5# || c) play: Kc1 Ra1#"},
    {Language::english, "#2",
     "The white queen\n1.Qd4! zz\n{a comment\nover lines}1.Qd5? Ke8!\nThat is all.",
     "text: The white queen / key: Qd4!(zz) / text: {a comment\nover lines} / try: Qd5? Ke8! / "
     "text: That is all."},
    {Language::english, "#3",
     "1.Qd4! (2.Qd8#)\nA line between.\n1...Ke6 2.Qd5+ Kf6 3.Qf7#\n1...Kf7 2.Zappa Kg6\n  2...Kg7\n"
     "1...Kf8 2.Qh8#",
     "key: Qd4!(~ Qd8#, text: A line between., Ke6 Qd5+ Kf6 Qf7#, Kf7(text: 2.Zappa Kg6, Kg7), "
     "Kf8 Qh8#)"},
    {Language::english, "h#2",
     "  1.Kd4-d5 Ka1-a2   2.Kd5-c5 Qb1-b4 #\n  1  (Kd4-e4    Time = 0.01 s)\nsolution finished. "
     "Time = "
     "0.2 s\n\n123 potential positions in 2+1\nPartial solution",
     "play: Kd4-d5 Ka1-a2 Kd5-c5 Qb1-b4#"},
    // Lines that were broken before a mark.
    {Language::english, "+", "1.Bb8-c7 ! Ra2-b2 2.Bc7-d6\n   ! Rb2-c2 3.Bd6-e5\n  ? Rc2-d2",
     "play: Bb8-c7! Ra2-b2 Bc7-d6! Rb2-c2 Bd6-e5? Rc2-d2"},
    {Language::english, "#2", "1.Qd4-d5\n ! threat: 2.Qd5-e6 #", "key: Qd4-d5!(~ Qd5-e6#)"},
    // Words before a first move name a separate phase, which includes the moves below.
    {Language::english, "#2",
     "1.Qd4! zz\n1...Ke6 2.Qd5#\nCook: 1.Sa4-b2 ! threat:\n    2.Sb2-d3 #\n  1...Kf7\n    2.Qf4 #",
     "key: Qd4!(zz, Ke6 Qd5#) / key: {Cook:} Sa4-b2!(~ Sb2-d3#, Kf7 Qf4#)"},
    {Language::english, "#3", "1.Qd4!\nauthor : 1.f5-f6 ! 1...Kd5 2.Qd4#",
     "key: Qd4! / key: {author:} f5-f6! Kd5 Qd4#"},
    {Language::english, "#2", "Cook 1.Sc3-e2 + !\n  1...Kf7 2.Qf4#",
     "key: {Cook} Sc3-e2+! Kf7 Qf4#"},
    {Language::english, "h#1", "1.Kb1 Ra3#\nCook: 1.Kc1 Ra1#",
     "play: Kb1 Ra3# / play: {Cook:} Kc1 Ra1#"},
    {Language::english, "#2", "1.Qd4!\nThe author: he knew 1.Qd5 Ke6\n1...Ke6 2.Qd5#",
     "key: Qd4!(text: The author: he knew 1.Qd5 Ke6, Ke6 Qd5#)"},
    // A first move needs no number if a mark identifies it.
    {Language::english, "#2", "Sc2!", "key: Sc2!"},
    {Language::english, "#2", "Sc2? Kd4!\nSc3! zz", "try: Sc2? Kd4! / key: Sc3!(zz)"},
    {Language::english, "#2", "1...Kd4 2.Qc3#\nKey: Sc2!", "set: ..Kd4 Qc3# / key: Sc2!"},
    {Language::english, "#2", "Sc2 was tried", "text: Sc2 was tried"},
    // Dots for the only answer are not a half-move, and neither is the text after a threat.
    {Language::english, "#3", "1.Qd4! Ke6 2.Bc2 ... Rg1#", "key: Qd4! Ke6 Bc2 ..Rg1#"},
    {Language::english, "#3", "1.Qd4! Ke6 2.Bc2 \u2026 3.Rg1#", "key: Qd4! Ke6 Bc2 ..Rg1#"},
    {Language::english, "#2", "1. ... !\n  1...Ke6 2.Qd5#", "key: ...! Ke6 Qd5#"},
    // Changes before a move belong to the move.
    {Language::english, "h#2", "1.[bKf6->e8]0-0-0 Ra1-a2", "play: [bKf6->e8]0-0-0 Ra1-a2"},
    {Language::english, "#1", "   1.[e8=R]Qd8-d4 # !", "key: [e8=R]Qd8-d4#!"},
    {Language::english, "#2", "1.Qd4! [2.Se4#] 1...Ke6 2.Qd5#", "key: Qd4!(~ Se4#, Ke6 Qd5#)"},
    // PGN numbers: marks, printed signs, and numbers without a printed sign.
    {Language::english, "=", "1.Qd4 $1 Ke6 $11 2.Qd5 $143 Kf6 $18 3.Qd6 $99",
     "play: Qd4! Ke6{=} Qd5{<=} Kf6{+\u2212} Qd6"},
    {Language::german, "#2", "a) 1.Dd4!\nNullstellung\nb) wKd8-->e8\n1.Dd5!",
     "a) key: Qd4! || zero || b) <wKd8-->e8> key: Qd5!"},
    {Language::french, "h#1", "z\u00E9roposition\n\na) nPa7-->b7\n  1.Ra8-b8 Dh1-h8 #",
     "zero || a) <nPa7-->b7> play: Ka8-b8 Qh1-h8#"},
};

}  // namespace

BOOST_DATA_TEST_CASE(solutions_are_read_into_trees, boost::unit_test::data::make(trees)) {
  BOOST_TEST(tree_of(sample) == sample.tree);
}

// Text that is not understood is a separate node; moves below it are kept, but not played.
BOOST_AUTO_TEST_CASE(words_that_are_not_understood_follow_their_half_move) {
  auto const tree = [](std::string_view text, std::string_view task = "#3") {
    return tree_of({Language::english, task, text, {}});
  };
  BOOST_TEST(tree("1.Qe4! threatens mate on f5.") == "key: Qe4!(text: threatens mate on f5.)");
  BOOST_TEST(tree("1.a5 Qd6 2.Xxd5 Kf6 3.cxd5") == "play: a5 Qd6(text: 2.Xxd5 Kf6, c*d5)");
  BOOST_TEST(tree("1.a5 foo Qd6 2.cxd5") == "play: a5(text: foo, Qd6 c*d5)");
  BOOST_TEST(tree("1.a5 Qd6 foo, bar 2.cxd5 (dubious) Kf8") ==
             "play: a5 Qd6(text: foo, bar, c*d5(text: (dubious), Kf8))");
  BOOST_TEST(tree("1.a5! Qd6/Xd7 2.cxd5") == "key: a5! Qd6(text: /Xd7, c*d5)");
  BOOST_TEST(tree("1.a5 Qd6 2 cxd5") == "play: a5 Qd6 c*d5");
  BOOST_TEST(tree("1.a5 Qd6 2.Xxd5 1...Qd7 2.cxd5") == "play: a5(Qd6(text: 2.Xxd5), Qd7 c*d5)");
  BOOST_TEST(tree("1.Kd4 foo Ne1 2.Xe3 Bb1", "h#2") ==
             "play: Kd4(text: foo, Se1(text: 2.Xe3 Bb1))");
  BOOST_TEST(tree("Not 1.Qd5+ because of Kb8") == "text: Not 1.Qd5+ because of Kb8");
  BOOST_TEST(tree("1.@d5 Kb8") == "text: 1.@d5 Kb8");
}

BOOST_AUTO_TEST_CASE(pieces_of_a_third_side_belong_to_neither_player) {
  chess::Position position;
  position.board.open_row();
  position.board.add({});
  position.board.cells()[0].occupant = chess::Piece{chess::Kind::rook, chess::Side::orange, 0, {}};
  SolutionContext const context{Language::english, play_of("#2", {}), &position};
  BOOST_TEST(canonical(read_solution("1.Ra2, Rb2", context)) == "play: Ra2, Rb2");
}

BOOST_AUTO_TEST_CASE(a_phase_that_begins_in_parentheses_is_separate) {
  auto const tree = [](std::string_view text) {
    return tree_of({Language::english, "#3", text, {}});
  };
  BOOST_TEST(tree("threat:try:a8?Q Kd7-(1.b1)1") ==
             "post: ~  / try: a8?(text: Q, Kd7 ...(text: 1)) / play: b1");
  BOOST_TEST(tree("1.a8? Kd7 (1.b7! Kd6) 2.c7") == "try: a8? Kd7 c7 / key: b7! Kd6");
}

BOOST_AUTO_TEST_CASE(evaluations_are_not_checks) {
  struct Case {
    std::string_view text, tree;
  };
  for (Case const& one :
       std::to_array<Case>({{"1.a5 Qd6 +-", "a5 Qd6{+\u2212}"},
                            {"1.a5 Qd6+\u2212 2.a6", "a5 Qd6{+\u2212} a6"},
                            {"1.a5 Qd6 \u2013+ 2.a6", "a5 Qd6{\u2212+} a6"},
                            {"1.a5 Qd6 - + 2.a6", "a5 Qd6{\u2212+} a6"},
                            {"1.a5 Qd6++- 2.a6", "a5 Qd6+{+\u2212} a6"},
                            {"1.a5 Qd6+ +- 2.a6", "a5 Qd6+{+\u2212} a6"},
                            {"1.a5 Qd6++ -+ 2.a6", "a5 Qd6++{\u2212+} a6"},
                            {"1.a5 Qd6+/- 2.a6-/+", "a5 Qd6{\u00B1} a6{\u2213}"},
                            {"1.a5 Qd6+= 2.a6=/+", "a5 Qd6{+=} a6{=+}"},
                            {"1.a5 Qd6 \u2A72 2.a6 \u2A71", "a5 Qd6{+=} a6{=+}"},
                            {"1.a5 Qd6 \u221E 2.a6=\u221E", "a5 Qd6{\u221E} a6{=\u221E}"},
                            {"1.a5!+- Qd6+-? 2.a6", "a5!{+\u2212} Qd6?{+\u2212} a6"},
                            {"1.a5 Qd6 {weak} +- 2.a6", "a5 Qd6{weak}{+\u2212} a6"},
                            {"1.a5 Qd6 (+-) 2.a6", "a5 Qd6{(+-)} a6"},
                            {"1.a5 Qd6+ = 2.a6 =", "a5 Qd6+= a6="},
                            {"1.a5 Qd6 wins", "a5 Qd6{wins}"},
                            {"1.a5 Qd6 and draws 1/2-1/2", "a5 Qd6{and draws}{1/2-1/2}"},
                            {"1.a5 Qd6 (1...Qe7 2.a6 etc.) 2.a7", "a5(Qd6 a7, Qe7 a6{etc.})"},
                            {"1.a5 Qd6 *", "a5 Qd6"},
                            {"1.a5 Qd6\n1-0", "a5 Qd6 / text: 1-0"}}))
    BOOST_TEST(tree_of({Language::english, "+", one.text, {}}) == "play: " + std::string(one.tree));
}

BOOST_AUTO_TEST_CASE(n_is_a_knight_unless_the_diagram_has_a_nightrider) {
  text::Diagnostics unused;
  chess::Position position = notation::read_fen("8/8/8/8/8/8/8/K1k5", unused).value();
  SolutionContext context{Language::english, play_of("#2", {}), &position};
  BOOST_TEST(canonical(read_solution("1.Nc3!", context)) == "key: Sc3!");
  position.board.cells()[5].occupant =
      chess::Piece{chess::Kind::named, chess::Side::white, 0, "nightrider"};
  BOOST_TEST(canonical(read_solution("1.Nc3!", context)) == "key: Nc3!");
}

BOOST_AUTO_TEST_CASE(the_side_that_moves_first_indicates_duplex) {
  text::Diagnostics unused;
  chess::Position const position = notation::read_fen("8/8/8/8/8/8/8/K1k5", unused).value();
  SolutionContext const context{Language::english, play_of("h#1", "Duplex"), &position};
  BOOST_TEST(canonical(read_solution("1.Kc1-d1 Ka1-b1 #\n\n1.Ka1-a2 Kc1-c2 #", context)) ==
             "play: Kc1-d1 Ka1-b1# / dup: Ka1-a2 Kc1-c2#");
}

BOOST_AUTO_TEST_CASE(numbers_without_a_printed_sign_are_reported_except_in_text) {
  SolutionContext const context{Language::english, play_of("=", {}), nullptr};
  Solution const solution = read_solution("1.Qd4 $1 Ke6 $99\nWhat 1.Qd5 $98 and\n", context);
  BOOST_REQUIRE(solution.unknown_glyphs.size() == 1U);
  BOOST_TEST(solution.words(solution.unknown_glyphs[0]) == "$99");
}

BOOST_AUTO_TEST_CASE(words_identify_the_language) {
  Row const row{Language::english, "#2", "1.Dg4-e2 ! Drohung:\n          2.Tf8-f1 #", ""};
  BOOST_TEST(tree_of(row) == "key: Qg4-e2!(~ Rf8-f1#)");
}

BOOST_AUTO_TEST_CASE(text_after_a_thousand_moves_is_not_parsed) {
  std::string line;
  for (int n = 1; n < 1200; ++n) line += std::to_string(n) + ".Ka1-a2 Kh8-h7 ";
  SolutionContext const context{Language::english, play_of("h#9", {}), nullptr};
  Solution const solution = read_solution(line, context);
  BOOST_REQUIRE(solution.parts.size() == 1);
  BOOST_TEST(solution.parts[0].phases.size() == 1);
  std::vector<SolutionNode> const& nodes = solution.parts[0].phases[0].nodes;
  BOOST_TEST(nodes.size() == 1001U);
  BOOST_TEST((nodes.back().kind == SolutionNode::Kind::text));
}

}  // namespace dawson::semantics
