// Rules of reading solutions, each with the tree, the replay and the printed form. A row is a case.
#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <ostream>
#include <string>
#include <string_view>

#include "notation/men/piece_list.hpp"
#include "problem/problem.hpp"
#include "prose/prose.hpp"
#include "semantics/printing/solution_print.hpp"
#include "semantics/solution/canonical.hpp"
#include "semantics/solution/reader.hpp"

namespace dawson::semantics {
namespace {

struct Case {
  std::string_view name, language, stipulation, pieces;
  SolutionNotation notation;
  std::string_view text, tree, print;
};

std::ostream& operator<<(std::ostream& out, Case const& one) { return out << one.name; }

constexpr Case cases[] = {
    {"line-white-alone-3", "en", "#3", "wKh8 wRb1 bKa8 bPa7", SolutionNotation::print,
     "1.Rb2 2.Rb3 3.Rb4", "play: Rb2 ..Rb3 ..Rb4", "1.Rb2 2.Rb3 3.Rb4"},
    {"line-key-alone", "en", "#2", "wKh8 wRb1 bKa8 bPa7", SolutionNotation::print, "1.Rb2! 2.Rb3#",
     "key: Rb2! ..Rb3#", "1.Rb2! 2.Rb3#"},
    {"threat-by-later-answer", "en", "#2", "wKh8 wRb1 bKa8 bPa7", SolutionNotation::print,
     "1.Rb2! 2.Rb3# 1...a6 2.Rb4#", "key: Rb2!(~ Rb3#, a6 Rb4#)", "1.Rb2! (2.Rb3#) 1...a6 2.Rb4#"},
    {"threat-by-later-refutation", "en", "#2", "wKh8 wRb1 bKa8 bPa7", SolutionNotation::print,
     "1.Rb2? 2.Rb3# but 1...a5!", "try: Rb2?(~ Rb3#, a5!)", "1.Rb2? (2.Rb3#) 1...a5!"},
    {"line-then-threat", "en", "#3", "wKh8 wRb1 bKa8 bPa7", SolutionNotation::print,
     "1.Rb2 2.Rb3 3.Rb4# 2...a6 3.Rb5#", "play: Rb2 ..Rb3(~ Rb4#, a6 Rb5#)",
     "1.Rb2 2.Rb3 (3.Rb4#) 2...a6 3.Rb5#"},
    {"threat-in-brackets", "en", "#3", "wKh8 wRb1 bKa8 bPa7", SolutionNotation::print,
     "1.Rb2! (2.Rb3 3.Rb4#) 1...a6 2.Rb3", "key: Rb2!(~ Rb3 ..Rb4#, a6 Rb3)",
     "1.Rb2! (2.Rb3 3.Rb4#) 1...a6 2.Rb3"},
    {"threat-greater", "en", "#2", "wKh8 wRb1 bKa8 bPa7", SolutionNotation::print,
     "1.Rb2! >2.Rb3# 1...a6 2.Rb4#", "key: Rb2!(~ Rb3#, a6 Rb4#)", "1.Rb2! (2.Rb3#) 1...a6 2.Rb4#"},
    {"threat-greater-alone", "en", "#2", "wKh8 wRb1 bKa8 bPa7", SolutionNotation::print,
     "1.Rb2! >2.Rb3#", "key: Rb2!(~ Rb3#)", "1.Rb2! (2.Rb3#)"},
    {"threat-dash", "en", "#2", "wKh8 wRb1 bKa8 bPa7", SolutionNotation::print,
     "1.Rb2! - 2.Rb3#\n1...a6 2.Rb4#", "key: Rb2!(~ Rb3#, a6 Rb4#)",
     "1.Rb2! (2.Rb3#) 1...a6 2.Rb4#"},
    {"threat-en-dash", "en", "#2", "wKh8 wRb1 bKa8 bPa7", SolutionNotation::print,
     "1.Rb2! – 2.Rb3#\n1...a6 2.Rb4#", "key: Rb2!(~ Rb3#, a6 Rb4#)",
     "1.Rb2! (2.Rb3#) 1...a6 2.Rb4#"},
    {"zugzwang-dash", "en", "#2", "wKh8 wRb1 bKa8 bPa7", SolutionNotation::print,
     "1.Rb2! - zz\n1...a6 2.Rb4#", "key: Rb2!(zz, a6 Rb4#)", "1.Rb2! zz 1...a6 2.Rb4#"},
    {"threat-word-dr", "de", "#2", "wKh8 wRb1 bKa8 bPa7", SolutionNotation::print,
     "1.Tb2! (dr. 2.Tb3#) a6 2.Tb4#", "key: Rb2!(~ Rb3#, a6 Rb4#)",
     "1.Tb2! (2.Tb3#) 1...a6 2.Tb4#"},
    {"threat-nested-one-bracket", "en", "#3", "wKh8 wRb1 bKa8 bPa7", SolutionNotation::yacpdb,
     "1.Rb1-b2 ! threat:\n  2.Rb2-b3 threat:\n    3.Rb3-b4 #", "key: Rb1-b2!(~ Rb2-b3(~ Rb3-b4#))",
     "1.Rb1-b2! (2.Rb2-b3 3.Rb3-b4#)"},
    {"alternatives-no-answer", "en", "#2", "wKh8 wRb1 bKa8 bPa7", SolutionNotation::print,
     "1.Rb2! 2.Rb3#, 2.Rb4#", "key: Rb2!(..Rb3#, ..Rb4#)", "1.Rb2! 2.Rb3#, 2.Rb4#"},
    {"any-is-no-threat", "en", "#2", "wKh8 wRb1 bKa8 bPa7", SolutionNotation::print,
     "1.Rb2! ~ 2.Rb3# 1...a6 2.Rb4#", "key: Rb2!(~any Rb3#, a6 Rb4#)",
     "1.Rb2! 1...~ 2.Rb3#, 1...a6 2.Rb4#"},
    {"comma-defences", "en", "#2", "wKh8 wRb1 bKa8 bPa7", SolutionNotation::print,
     "1.Rb2! 1...a6, a5 2.Rb4#", "key: Rb2! a6/a5 Rb4#", "1.Rb2! a6/a5 2.Rb4#"},
    {"comma-threats", "en", "#2", "wKh8 wRb1 bKa8 bPa7", SolutionNotation::print,
     "1.Rb2! [2.Rb3, Rb4#] 1...a6 2.Rb4#", "key: Rb2!(~(Rb3, Rb4#), a6 Rb4#)",
     "1.Rb2! [2.Rb3, Rb4#] 1...a6 2.Rb4#"},
    {"number-without-stop", "en", "+", "wKa1 wPa4 wPc4 bKg6 bQd8 bPd5", SolutionNotation::print,
     "1 a5 Qd6 2 cxd5", "play: a5 Qd6 c*d5", "1.a5 Qd6 2.cxd5"},
    {"number-from-63", "en", "+", "wKa1 wPa4 wPc4 bKg6 bQd8 bPd5", SolutionNotation::print,
     "63.a5 Qd6 64.cxd5", "play: a5 Qd6 c*d5", "63.a5 Qd6 64.cxd5"},
    {"number-from-63-black", "en", "+", "wKa1 wPa4 wPc4 bKg6 bQd8 bPd5", SolutionNotation::print,
     "63...Qd6 64.cxd5", "play: ..Qd6 c*d5", "63...Qd6 64.cxd5"},
    {"result-star", "en", "+", "wKa1 wPa4 wPc4 bKg6 bQd8 bPd5", SolutionNotation::print,
     "1.a5 Qd6 2.cxd5 *", "play: a5 Qd6 c*d5", "1.a5 Qd6 2.cxd5"},
    {"result-own-line", "en", "+", "wKa1 wPa4 wPc4 bKg6 bQd8 bPd5", SolutionNotation::print,
     "1.a5 Qd6 2.cxd5\n1/2-1/2", "play: a5 Qd6 c*d5 / text: 1/2-1/2", "1.a5 Qd6 2.cxd5\n1/2-1/2"},
    {"eval-plus-minus", "en", "+", "wKa1 wPa4 wPc4 bKg6 bQd8 bPd5", SolutionNotation::print,
     "1.a5 Qd6 +- 2.cxd5", "play: a5 Qd6{+−} c*d5", "1.a5 Qd6 +- 2.cxd5"},
    {"eval-glued", "en", "+", "wKa1 wPa4 wPc4 bKg6 bQd8 bPd5", SolutionNotation::print,
     "1.a5 Qd6+-", "play: a5 Qd6{+−}", "1.a5 Qd6 +-"},
    {"eval-minus-plus", "en", "+", "wKa1 wPa4 wPc4 bKg6 bQd8 bPd5", SolutionNotation::print,
     "1.a5 Qd6 -+", "play: a5 Qd6{−+}", "1.a5 Qd6 -+"},
    {"eval-sign", "en", "+", "wKa1 wPa4 wPc4 bKg6 bQd8 bPd5", SolutionNotation::print,
     "1.a5 Qd6 ± 2.cxd5", "play: a5 Qd6{±} c*d5", "1.a5 Qd6 ± 2.cxd5"},
    {"eval-worse", "en", "=", "wKa1 wPa4 wPc4 bKg6 bQd8 bPd5", SolutionNotation::print,
     "1.a5 Qd6 ∓", "play: a5 Qd6{∓}", "1.a5 Qd6 ∓"},
    {"outcome-wins", "en", "+", "wKa1 wPa4 wPc4 bKg6 bQd8 bPd5", SolutionNotation::print,
     "1.a5 Qd6\n2.cxd5 wins", "play: a5 Qd6 c*d5{wins}", "1.a5 Qd6 2.cxd5 wins"},
    {"outcome-de", "de", "+", "wKa1 wPa4 wPc4 bKg6 bQd8 bPd5", SolutionNotation::print,
     "1.a5 Dd6 2.cxd5 gewinnt", "play: a5 Qd6 c*d5{gewinnt}", "1.a5 Dd6 2.cxd5 gewinnt"},
    {"long-without-sign", "en", "+", "wKa1 wPa4 wPc4 bKg6 bQd8 bPd5", SolutionNotation::print,
     "1.a4a5 Qd8d6 2.c4d5", "play: a4-a5 Qd8-d6 c4*d5", "1.a4a5 Qd8d6 2.c4d5"},
    {"long-uci-promotion", "en", "+", "wKa1 wPf7 bKb6", SolutionNotation::print, "1.f7f8q",
     "play: f7-f8=Q", "1.f7f8q"},
    {"pawn-capture-no-sign", "en", "+", "wKa1 wPa4 wPc4 bKg6 bQd8 bPd5", SolutionNotation::print,
     "1.a5 Qd6 2.cd5", "play: a5 Qd6 c*d5", "1.a5 Qd6 2.cd5"},
    {"pawn-capture-two-files", "en", "+", "wKa1 wPa4 wPc4 bKg6 bQd8 bPd5", SolutionNotation::print,
     "1.a5 Qd6 2.cd", "play: a5 Qd6 c*d", "1.a5 Qd6 2.cd"},
    {"novelty-glued", "en", "+", "wKa1 wPa4 wPc4 bKg6 bQd8 bPd5", SolutionNotation::print,
     "1.a5 Qd6N 2.cxd5", "play: a5 Qd6{N} c*d5", "1.a5 Qd6 N 2.cxd5"},
    {"promotion-to-knight-stays", "en", "+", "wKa1 wPf7 bKb6", SolutionNotation::print, "1.f8N",
     "play: f8=S", "1.f8N"},
    {"semicolon-parts-lines", "en", "h#1", "wKh8 wRb1 bKa8 bPa7", SolutionNotation::print,
     "I) 1.a6 Rb8#; II) 1.a5 Rb8#", "play: {I)} a6 Rb8#, {II)} a5 Rb8#",
     "I) 1.a6 Rb8#\nII) 1.a5 Rb8#"},
    {"group-one-captures", "en", "#2", "wKh8 wQd1 bKa8 bBe7 bPg5", SolutionNotation::print,
     "1.Qd2! Bd8/Bd6 2.Qxd6", "key: Qd2! Bd8/Bd6 Q*d6", "1.Qd2! Bd8/Bd6 2.Qxd6"},
    {"optional-capture", "en", "#2", "wKh8 wQd1 bKa8 bBe7 bPg5", SolutionNotation::print,
     "1.Qd2! Bd8/Bd6 2.Q(x)d6", "key: Qd2! Bd8/Bd6 Q(*)d6", "1.Qd2! Bd8/Bd6 2.Q(x)d6"},
    {"or-alternatives", "en", "#2", "wKh8 wQd1 bKa8 bBe7 bPg5", SolutionNotation::print,
     "1.Qd2! Bd8 2.Qd5+ or Qd7", "key: Qd2! Bd8 Qd5+/Qd7", "1.Qd2! Bd8 2.Qd5+/Qd7"},
    {"and-threats", "en", "#2", "wKh8 wQd1 bKa8 bBe7 bPg5", SolutionNotation::print,
     "1.Qd2! threat 2.Qd5+ and Qd7 1...Bd8 2.Qd5+", "key: Qd2!(~(Qd5+, Qd7), Bd8 Qd5+)",
     "1.Qd2! (2.Qd5+, Qd7) 1...Bd8 2.Qd5+"},
    {"any-of-a-square", "en", "#2", "wKh8 wQd1 bKa8 bBe7 bPg5", SolutionNotation::print,
     "1.Qd2! zz 1...Be7~ 2.Qd5+", "key: Qd2!(zz, Be7~ Qd5+)", "1.Qd2! zz 1...Be7~ 2.Qd5+"},
    {"any-of-a-file", "en", "#2", "wKh8 wQd1 bKa8 bBe7 bPg5", SolutionNotation::print,
     "1.Qd2! zz 1...Be~ 2.Qd5+", "key: Qd2!(zz, Be~ Qd5+)", "1.Qd2! zz 1...Be~ 2.Qd5+"},
    {"any-ad-lib", "en", "+", "wKh8 wQd1 bKa8 bBe7 bPg5", SolutionNotation::print,
     "1.Qd2 ad lib 2.Qd5+", "play: Qd2 ~any Qd5+", "1.Qd2 ad lib 2.Qd5+"},
    {"en-passant-blank", "en", "+", "wKa1 wPe5 bKh8 bPd7", SolutionNotation::print,
     "1.Kb1 d5 2.exd6 e.p.", "play: Kb1 d5 e*d6ep", "1.Kb1 d5 2.exd6 e.p."},
    {"label-in-parentheses", "en", "#2", "wKh8 wQd1 bKa8 bBe7 bPg5", SolutionNotation::print,
     "1.Qd2! (A) Bd6 (b) 2.Qxd6 (C)", "key: Qd2!{(A)} Bd6{(b)} Q*d6{(C)}",
     "1.Qd2! (A) Bd6 (b) 2.Qxd6 (C)"},
    {"further-square", "en", "#2", "wKh8 wQd1 bKa8 bBe7 bPg5", SolutionNotation::print,
     "1.Qd2! Bd8(f8) 2.Qd5+", "key: Qd2! Bd8/Bf8 Qd5+", "1.Qd2! Bd8/f8 2.Qd5+"},
    {"solution-word", "en", "#2", "wKh8 wQd1 bKa8 bBe7 bPg5", SolutionNotation::print,
     "Solution: 1.Qd2! Bd6 2.Qxd6", "key: Qd2! Bd6 Q*d6", "1.Qd2! Bd6 2.Qxd6"},
    {"hint-before-letter", "en", "+", "wKh8 wRb8 wRd8 bKe7", SolutionNotation::print,
     "1.dRd1 Kf6 2.8Rb1", "play: Rdd1 Kf6 R8b1", "1.dRd1 Kf6 2.8Rb1"},
    {"cyrillic-file", "en", "+", "wKh8 wRb8 bKe7", SolutionNotation::print, "1.Rс8 Kf6",
     "play: Rc8 Kf6", "1.Rc8 Kf6"},
    {"further-square-invents-nothing", "en", "#2", "wKh8 wQd1 bKa8 bBe7 bPg5",
     SolutionNotation::print, "1.Qd2! zz\n1...Bd8(f8) 2.Qd5+\n1...g4 2.Qxg5",
     "key: Qd2!(zz, Bd8/Bf8 Qd5+, g4 Q*g5)", "1.Qd2! zz 1...Bd8/f8 2.Qd5+, 1...g4 2.Qxg5"},
    {"move-not-understood", "en", "+", "wKa1 wPa4 wPc4 bKg6 bQd8 bPd5", SolutionNotation::print,
     "1.a5 Qd6 2.Xxd5 Kf6 3.cxd5", "play: a5 Qd6(text: 2.Xxd5 Kf6, c*d5)",
     "1.a5 Qd6 2.Xxd5 Kf6 3.cxd5"},
    {"sentence-with-moves", "en", "#2", "wKh8 wQd1 bKa8 bBe7 bPg5", SolutionNotation::print,
     "Not 1.Qd5+ because of Kb8", "text: Not 1.Qd5+ because of Kb8", "Not 1.Qd5+ because of Kb8"},
    {"sentence-with-squares", "en", "#2", "wKh8 wQd1 bKa8 bBe7 bPg5", SolutionNotation::print,
     "The pawn on g5 guards f4.\n1.Qd2! Bd6 2.Qxd6",
     "text: The pawn on g5 guards f4. / key: Qd2! Bd6 Q*d6",
     "The pawn on g5 guards f4.\n1.Qd2! Bd6 2.Qxd6"},
};

std::string printed(semantics::Solution const& solution, chess::Position const& position) {
  problem::Problem problem;
  problem.position = position;
  auto const words = [&](text::Span where) -> prose::Inlines {
    return {prose::Text{solution.words(where)}};
  };
  std::string out;
  for (semantics::SolutionLine const& line :
       semantics::print_solution(solution, {}, semantics::DiagramPieces(problem), {words}))
    out += (out.empty() ? "" : "\n") + prose::plain(line.text);
  constexpr std::string_view no_break = "\u00A0";
  for (std::size_t at = 0; (at = out.find(no_break, at)) != std::string::npos;)
    out.replace(at, no_break.size(), " ");
  return out;
}

}  // namespace

BOOST_DATA_TEST_CASE(solutions_are_read_by_the_rules, boost::unit_test::data::make(cases)) {
  Case const& one = sample;
  auto position = notation::read_men_singly(one.pieces);
  BOOST_REQUIRE(position);
  bool const german = one.language == "de";
  semantics::Solution const solution = semantics::read_solution(
      std::string(one.text), {german ? chess::Language::german : chess::Language::english,
                              semantics::play_of(one.stipulation, {}), &*position, one.notation});
  BOOST_TEST_CONTEXT(one.name) {
    BOOST_TEST(semantics::canonical(solution) == one.tree);
    BOOST_TEST(printed(solution, *position) == one.print);
  }
}

}  // namespace dawson::semantics
