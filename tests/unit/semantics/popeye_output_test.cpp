// Popeye's output for all kinds of play, in its three languages and several versions: every line is
// read as moves or recognized as other output.
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <cstddef>
#include <ostream>
#include <string>
#include <string_view>

#include "semantics/solution/canonical.hpp"
#include "semantics/solution/reader.hpp"

namespace dawson::semantics {
namespace {

using chess::Language;

struct Output {
  std::string_view kind;
  std::string_view stipulation;
  std::string_view text;
  std::size_t half_moves;
  std::string_view options = "";
  Language language = Language::english;
};

std::ostream& operator<<(std::ostream& out, Output const& output) { return out << output.kind; }

std::size_t half_moves(Solution const& solution) {
  std::size_t count = 0;
  for (SolutionPart const& part : solution.parts)
    for (SolutionPhase const& phase : part.phases)
      for (SolutionNode const& node : phase.nodes) count += node.halves.size();
  return count;
}

Output const outputs[] = {
    {"key and threat", "#2",
     "\n   1.Qd1-g4 ! threat:\n          2.Qg4-d7 #\n      1...Ke6-f7\n          2.Qg4-g7 #\n\n\n"
     "solution finished. Time = 0.031 s\n\n",
     4},
    {"zugzwang", "#2", "   1.Rb8-c8 ! zugzwang.\n      1...Kb1-a1\n          2.Rc8-c1 #\n\n", 3},
    {"try and refutations", "#2",
     "   1.Rb8-d8 ? zugzwang.\n      1...Kb1-a1\n          2.Rd8-d1 #\n    but\n"
     "      1...Kb1-c1 !\n      1...a3-a2 !\n",
     5},
    {"check as key", "#2", "   1.Qd1-d8 + !\n      1...Ke8*d8\n          2.Rh1-h8 #\n", 3},
    {"set play before the key", "#2",
     "\n      1...d7-d5\n          2.e5*d6 ep. #\n\n   1.Kf3-e4 ! zugzwang.\n      1...d7-d6\n"
     "          2.e5*d6 #\n",
     5},
    {"two keys", "#1", "   1.Qa7-a1 # !\n\n   1.Qa7-g1 # !\n", 2},
    {"three moves with subthreats", "#3",
     "   1.Sd4-f5 ! threat:\n          2.Rg1-g8 threat:\n                  3.Sf5-h6 #\n"
     "              2...Kf7*g8\n                  3.Sf5-e7 #\n      1...Be2-h5\n"
     "          2.Rg1-g7 +\n              2...Kf7-f8\n                  3.Rg7-g8 #\n",
     9},
    {"short variations", "#3",
     "   1.Ra1-a7 !\n      1...Kh8-g8\n          2.Ra7-a8 #\n      1...g7-g6\n"
     "          2.Ra7-a8 + \n              2...Kh8-g7\n                  3.Ra8-g8 #\n",
     7},
    {"refutes", "#2",
     "   1.Ka1-b1 ? threat:\n          2.Qc3-h8 #\n      1...Kg8-f8\n         refutes.\n", 3},
    {"move numbers and time", "#2",
     "\n  1  (Kf3-e2    Time = 0.012 s)\n  2  (Kf3-f2 + )\n   1.Qa1-a8 # !\n\n 21  (Qa1-b1    Time "
     "= "
     "0.100 s)\n",
     1},
    {"counters", "h#1",
     "  1.Kh8-h7 Qa1-h1 #\n  add_to_move_generation_stack:         360\n"
     "                     play_move:         372\n is_white_king_square_attacked:          22\n"
     "              empile:     2470962\n            jouecoup:     1502518\n"
     "        orig_rbechec:      440165\n\nsolution finished.\n",
     2},
    {"partial", "h#2", "  1.Ka1-a2 Rb8-b7   2.Ka2-a1 Rb7-a7 #\n\nPartial solution\n", 4},
    {"helpmate", "h#2",
     "\n  1.Kc4-d3 Ba7-g1   2.Kd3-e2 Sb4-c2 #\n  1.Kc4-b3 Sb4-d5   2.Kb3-a2 Sd5-c3 #\n\n"
     "solution finished.\n",
     8},
    {"helpmate with set play", "h#2",
     "\n  1...Re1-e8   2.Kh7-h8 Re8-f8 #\n\n  1.Kh7-h8 Re1-e7   2.Kh8-g8 Re7-e8 #\n", 7},
    {"half moves", "h#2.5", "\n  1...Sb1-c3   2.Ka5-b4 Sc3-d5 +   3.Kb4-a3 Ra8-a7 #\n", 5},
    {"set play of half moves", "h#2.5", "\n  1...  ...  2.Ka5-b4 Sc3-d5   3.Kb4-a3 Ra8-a7 #\n", 4},
    {"duplex", "h#1.5", "\n  1...Qd1-d8   2.Kh8-h7 Qd8-h4 #\n\n  1...Kh8-g8   2.Kc6-d6 Kg8-f8 #\n",
     6, "Duplex"},
    {"stalemate", "h=2", "\n  1.Kd4-e4 Qf1-f5 +   2.Ke4-e3 Qf5-f1 =\n", 4},
    {"selfmate", "s#2",
     "   1.Qb3-b7 ! zugzwang.\n      1...Bc8*b7 +\n          2.Ka6*b7 zugzwang.\n"
     "              2...c3-c2 #\n",
     4},
    {"reflexmate", "r#2", "   1.a3-a4 !\n          1...c2-c1=Q #\n", 2},
    {"semi-reflexmate", "semi-r#2",
     "   1.Sa1-b3 ! threat:\n          2.Sb3-d2 threat:\n              2...e3*d2 #\n", 3},
    {"help selfmate", "hs#2", "\n  1.Kh1-g2 Ke5-f4   2.Qd8-d2 + Re2*d2 #\n", 4},
    {"help selfmate of half moves", "hs#2.5",
     "\n  1...Ka1-b2   2.Ra8-a3 Kb2*a3   3.Qf1-a1 + Sc2*a1 #\n", 5},
    {"series helpmate", "ser-h#4", "\n  1.h3-h2   2.h2-h1=S   3.Sh1-g3   4.Sg3-f1 Rf8*f1 #\n", 5},
    {"series selfmate", "ser-s#3", "\n  1.e7-e8=Q   2.Qe8-e4   3.Qe4-b1 + Rb8*b1 #\n", 4},
    {"series mate", "ser-#3", "\n  1.c2-c4   2.c4-c5   3.c5-c6 #\n", 3},
    {"parry series", "pser-h#3", "\n  1.Kd5-e6   2.Qa8-a1 + Kh1-g2   3.Qa1-a7 Bf3-d5 #\n", 5},
    {"intro series", "2->ser-h#2", "\n  1.Ba2-c4   2.Ra1-a8   1.Kf7-g8   2.Kg8-h8 Ra8-a1 #\n", 5},
    {"reciprocal", "reci-h#2",
     "\n  1.Sd4-c2 Kf3-e4   2.Bb8-h2 Ke4-d3 #\n  1.Sd4-c2 Kf3-e4   2.Sc2-e1 #\n", 7},
    {"proof game", "dia2.5", "\n  1.e2-e4 d7-d5   2.e4*d5 Qd8*d5   3.Sb1-c3 dia\n", 5},
    {"from a to b", "a=>b2", "\n  1.Ra1-a2 Kh8-g8   2.Ra2-b2 Kg8-h8 a=>b\n", 4},
    {"twins", "h#1",
     "\na)\n\n  1.Kh8-h7 Qa1-h1 #\n\nb) wQa1-->b1\n\n  1.Kh8-g8 Qb1-b8 #\n\n+c) bKh8-->a8\n\n"
     "  1.Ka8-a7 Qb1-a1 #\n",
     6},
    {"zeroposition", "h#1",
     "\nzeroposition\n\na) bPa7-->b7\n\n  1.Ka8-b8 Qh1-h8 #\n\nb) mirror a1<-->h1\n\n"
     "  1.Kh8-g8 Qa1-a8 #\n",
     4},
    {"Circe", "h#1.5", "\n  1...Ra1*a7[+bPa2]   2.Kh8-g8 Ra7-a8 #\n", 3, "Circe"},
    {"Circe with a promotion", "h#1", "\n  1.b2-b1=R Ra1*b1[+bRa8=Q] #\n", 2, "Circe"},
    {"Anticirce", "h#1", "\n  1.Kh8-g8 Qa1*a7[wQa7->d1] #\n", 2, "Anticirce"},
    {"imitators", "h#1", "\n  1.Ka1-b2[Id4,e5] Rh8-h7[Id3,e4] #\n", 2, "Imitator"},
    {"colours change", "#1",
     "   1.Sc3*d5=b ?\n    but\n      1...Sd5-f4[f4=w] !\n\n   1.nSe4-f6=nS # !\n", 3},
    {"Andernach and neutral men", "h#1", "\n  1.nPf2-f1=nB nBf1-g2[g2=w] #\n", 2},
    {"take and make", "h#1", "\n  1.Ra5*a8-a1 Kc3*b2-d4 #\n", 2},
    {"locust", "#1", "   1.Lb6*e6-f6 # !\n", 1},
    {"magic men of older versions", "#2",
     "\n      1...mPe2-e1=mQ [wBb1, wPe3, wSg3] \n          2.mPb7-b8=mS # \n\n"
     "  1.mQh6-g7 [wSg3] ! threat:\n          2.Sf7-e5 # \n      1...d6-d5=wP [wRc7]  \n"
     "          2.Rc7*c6 # \n    but\n      1...Bg2-d5  !\n",
     7},
    {"rebirths of older versions", "h#1", "\n  1.Sb8*a6 Ka7-b7 [+wPb6] \n", 2},
    {"Alice", "h#1", "\n  1.Kd4-e4B Qa1-e5A #\n", 2, "AliceChess"},
    {"clocks", "h#1", "\n  1.Kh8-g8 (4/7.5) Qa1-a8 (3.5) #\n", 2},
    {"castling and null moves", "ser-#2", "\n  1.0-0-0   2.Rd1-d8 #\n", 2},
    {"exchange", "h#1", "\n  1.Kh8-g8 Qa1<->Ra8 #\n", 2},
    {"two letters, digits and hunters", "#2",
     "   1.PAa1-a8 ! threat:\n          2.37b2-c4 #\n      1...R/Bd4*d8\n          2.nLIe5-c7 #\n",
     4},
    {"wins and captures", "x1", "   1.Ba3*b2 x !\n\n   1.Ba3*b4 x !\n", 2},
    {"German", "#2",
     "   1.Dd1-g4 ! Drohung:\n          2.Sg1-f3 #\n      1...Te6*e4\n          2.b7-b8=D #\n"
     "    Aber\n      1...Ld6-e5 !\n\nLoesung beendet. Zeit = 0.031 s\n",
     5, "", Language::german},
    {"French", "#2",
     "   1.Dd1-g4 ? menace:\n          2.Cg1-f3 #\n      1...Tb8-b1\n          2.Ff1-g2 #\n    "
     "mais\n"
     "      1...Re6-d5 !\n\n   1.Dd1-d2 ! blocus.\n      1...a7-a5\n          2.Dd2-d8 #\n\n"
     "solution terminee. Temps = 0.020 s\n",
     8, "", Language::french},
};

BOOST_AUTO_TEST_SUITE(popeyes_output)

BOOST_DATA_TEST_CASE(all_lines_are_moves, boost::unit_test::data::make(outputs)) {
  SolutionContext const context{sample.language, play_of(sample.stipulation, sample.options),
                                nullptr};
  Solution const solution = read_solution(std::string(sample.text), context);
  std::string const tree = canonical(solution);
  BOOST_TEST(tree.find("text:") == std::string::npos, tree);
  BOOST_TEST(half_moves(solution) == sample.half_moves, tree);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::semantics
