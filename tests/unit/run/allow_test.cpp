// Tests of each warning about problems and solutions of a document, and of `allow`, which disables
// it.
#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

#include "folder.hpp"
#include "weaving.hpp"

namespace dawson::run {
namespace {

std::string directive(std::string const& body) {
  return "\\begin{chess}\n" + body + "\\end{chess}\n";
}

std::string const loaded = "\\usepackage{dawson}\n";

std::string codes(text::Diagnostics const& findings) {
  std::string out;
  for (text::Diagnostic const& finding : findings) out += (out.empty() ? "" : " ") + finding.code;
  return out;
}

// Returns the codes of findings for a document in which solutions are printed.
std::string reported(std::string const& document, bool strict = false) {
  WeaveOptions options;
  options.defaults.strict = strict;
  return codes(woven("a.tex", loaded + document, options).diagnostics);
}

struct Case {
  std::string code;
  std::string body;  ///< body of a directive with only this finding
};

// Mate in one by Ra8: the board of most cases.
std::string const mate = "fen: 4k3/8/4K3/R7/8/8/8/8\nstipulation: #1\nsolution: ";
std::string const two = "fen: 6k1/8/6K1/8/8/8/7R/8\nstipulation: h#1.5\nsolution: ";

std::vector<Case> const& cases() {
  static std::vector<Case> const all{
      {"W-EMPTY", mate + "1.Rb5-b8#\n"},
      {"W-WALK", mate + "1.Qa5-a8#\n"},
      {"W-SIDE", mate + "1.Ke8-d8#\n"},
      {"W-OCC", "fen: r3k3/8/4K3/R7/8/8/8/8\nstipulation: #1\nsolution: 1.Ra5-a8#\n"},
      {"W-NOCAP", mate + "1.Ra5*a8#\n"},
      {"W-EP", "fen: 8/8/8/4P2k/8/8/8/K7\nstipulation: #1\nsolution: 1.e5*d6 ep.#\n"},
      {"W-CASTLE", mate + "1.0-0#\n"},
      {"W-PROM", "fen: 4k3/P7/4K3/8/8/8/8/8\nstipulation: #1\nsolution: 1.a7-a8#\n"},
      {"W-NOMAN", mate + "1.Qa8#\n"},
      {"W-AMBIG", "fen: 4k3/8/4K3/R7/8/8/8/R7\nstipulation: #1\nsolution: 1.Ra3#\n"},
      {"W-REBIRTH", mate + "1.Ra5-a8[wPd7->d2]#\n"},
      {"W-EFFECT", mate + "1.Ra5-a8[-bRh1]#\n"},
      {"W-SQUARE", mate + "1.Ra5-a9#\n"},
      {"W-TWIN", "fen: 4k3/8/4K3/R7/8/8/8/8\nstipulation: #1\ntwins: b) wRb5-->c5\n"},
      {"W-GOAL", mate + "1.Ra5-a8=\n"},
      {"W-LENGTH", "fen: 3k4/8/4K3/R7/8/8/8/8\nstipulation: h#2\nsolution: 1.Kd8-e8 Ra5-a8#\n"},
      {"W-COUNT", mate + "|\n  1.Ra5-a8# !\n  1.Ra5-a8# !\n"},
      {"W-RULE", mate + "1.Ra5-b8#\n"},
      {"W-CHECK", "fen: 4k3/8/4K3/R7/8/8/8/8\nstipulation: #2\nsolution: 1.Ra5-a7+!\n"},
      {"W-MATE", mate + "1.Ra5-a7#\n"},
      {"W-REACH",
       "fen: rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR\nstipulation: PG 0.5\nsolution: "
       "1.e2-e4\n"},
      {"W-SLASH", mate + "1.Ra5-a6/Ra5-a7! Ke8-f8/Ke8-d8 2.Ra8+\n"},
      {"W-MIXED", mate + "1.Ta5-a8#\n"},
      {"W-KING", "fen: 8/8/4K3/R7/8/8/8/8\nstipulation: #1\n"},
      {"W-PAWN", "fen: 4k2P/8/4K3/R7/8/8/8/8\nstipulation: #1\n"},
      {"W-CONDITION", "fen: 4k3/8/4K3/R7/8/8/8/8\nstipulation: #1\nconditions: Cirse\n"},
      {"W-NAME", "ffen: 4k3/8/4K3/R7/8/8/8/(grasshoper)7\nstipulation: #1\n"},
      {"W-COLOUR", "fen: 4k3/8/4K3/R7/8/8/8/8\nmarks: frame e4 rde\n"},
      {"W-TASK", "fen: 4k3/8/4K3/R7/8/8/8/8\nstipulation: h3#\n"},
      {"W-DATE", "fen: 4k3/8/4K3/R7/8/8/8/8\ndate: 1987-02-30\n"},
      {"W-LABEL", "fen: 4k3/8/4K3/R7/8/8/8/8\nlabel: one\n"},
  };
  return all;
}

BOOST_AUTO_TEST_SUITE(allowed_warnings)

BOOST_AUTO_TEST_CASE(each_code_is_reported_and_disabled_by_its_directive) {
  std::string const solved = directive("number: 1\n" + mate + "1.Ra5-a8#\n");
  std::string const printed = "\\begin{chess} solutions\n\\end{chess}\n";
  for (Case const& one : cases()) {
    std::string const code = one.code;
    BOOST_TEST_CONTEXT(code) {
      bool const solution = one.body.find("solution:") != std::string::npos;
      std::string const after = solution ? printed : std::string();
      BOOST_TEST(reported(directive(one.body) + after) == code);
      BOOST_TEST(reported(directive(one.body + "allow: " + code + "\n") + after) == "");
      BOOST_TEST(reported(directive(one.body + "allow: W-STY\n") + after) == code);
    }
  }
}

BOOST_AUTO_TEST_CASE(a_repetition_is_allowed_at_its_second_place) {
  std::string const board = "fen: 4k3/8/4K3/R7/8/8/8/8\nstipulation: #1\n";
  BOOST_TEST(reported(directive(board) + directive(board)) == "W-SAME");
  BOOST_TEST(reported(directive(board) + directive(board + "allow: W-SAME\n")) == "");
  std::string const first = directive("number: 1\nfen: 8/8/8/8/8/8/8/K7\n");
  std::string const second = "number: 1\nfen: 8/8/8/8/8/8/8/Q7\n";
  BOOST_TEST(reported(first + directive(second)) == "W-NUMBER");
  BOOST_TEST(reported(first + directive(second + "allow: W-NUMBER\n")) == "");
}

BOOST_AUTO_TEST_CASE(defaults_disable_warnings_after_them_and_enable_them_again) {
  std::string const slip = directive("fen: 8/8/8/8/8/8/8/K7\ndate: 1987-02-30\n");
  auto const defaults = [](std::string const& codes) {
    return "\\begin{chess} defaults\nallow: " + codes + "\n\\end{chess}\n";
  };
  BOOST_TEST(reported(slip + defaults("W-DATE, W-SAME") + slip) == "W-DATE");
  BOOST_TEST(reported(defaults("W-DATE; W-SAME") + slip) == "");
  BOOST_TEST(reported(defaults("W-DATE") + defaults("none") + slip) == "W-DATE");
  BOOST_TEST(reported(defaults("W-DATE") + defaults("W-SAME") + slip) == "W-DATE");
  // Codes of a diagram are added to those of the defaults.
  BOOST_TEST(
      reported(defaults("W-DATE") +
               directive("fen: 8/8/8/8/8/8/8/K7\ndate: 1987-02-30\nlabel: x\nallow: W-LABEL\n")) ==
      "");
}

BOOST_AUTO_TEST_CASE(only_warnings_can_be_allowed) {
  std::string const board = "fen: 8/8/8/8/8/8/8/K7\n";
  BOOST_TEST(reported(directive(board + "allow: E-COUNT\n")) == "E-VALUE");
  BOOST_TEST(reported(directive(board + "allow: W-DATE, W-DAET\n")) == "E-VALUE");
  BOOST_TEST(reported("\\begin{chess} defaults\nallow: W-DAET\n\\end{chess}\n") == "E-VALUE");
  auto const found = woven("a.tex", loaded + directive(board + "allow: W-DAET\n"), {}).diagnostics;
  BOOST_TEST_REQUIRE(found.size() == 1U);
  BOOST_TEST(found[0].hint == "did you mean `W-DATE`?");
  // Errors are reported even if their code is allowed.
  BOOST_TEST(reported(directive(board + "count: 2+0\nallow: W-COUNT\n")) == "E-COUNT");
}

BOOST_AUTO_TEST_CASE(unprinted_solutions_are_reported_once) {
  std::string const solved = directive("number: 1\n" + mate + "1.Ra5-a8#\n");
  std::string const other = directive(two + "1...Rh2-a2 2.Kg8-h8 Ra2-a8#\n");
  std::string const printed = "\\begin{chess} solutions\n\\end{chess}\n";
  BOOST_TEST(reported(solved) == "W-UNPRINTED");
  BOOST_TEST(reported(solved + other) == "W-UNPRINTED");
  BOOST_TEST(reported(solved + other + printed) == "");
  BOOST_TEST(reported(solved + printed + other) == "W-UNPRINTED");
  BOOST_TEST(reported("\\begin{chess} defaults\nallow: W-UNPRINTED\n\\end{chess}\n" + solved) ==
             "");
  auto const found = woven("a.tex", loaded + solved + other, {}).diagnostics;
  BOOST_TEST_REQUIRE(found.size() == 1U);
  BOOST_TEST(found[0].message.starts_with("2 solutions"));
}

BOOST_AUTO_TEST_CASE(a_caption_can_print_the_solution_itself) {
  Folder const folder;
  put(folder / "solved.yaml", "based on: hatched\ncaption:\n  below: ['{solution}']\n");
  auto const found =
      woven("a.tex", loaded + directive(mate + "1.Ra5-a8#\n"), {}, {folder / "solved.yaml", ""})
          .diagnostics;
  BOOST_TEST(codes(found) == "");
}

BOOST_AUTO_TEST_CASE(empty_lists_of_solutions_are_reported) {
  BOOST_TEST(reported("\\begin{chess} solutions\n\\end{chess}\n") == "W-NOTHING");
  BOOST_TEST(reported("\\begin{chess} solutions\nallow: W-NOTHING\n\\end{chess}\n") == "");
}

BOOST_AUTO_TEST_CASE(text_that_looks_like_moves_is_reported) {
  std::string const document = directive(mate + "|\n  1.Ra5-a8#\n  nicht 1.Ra5-b5 wegen Kd7\n") +
                               "\\begin{chess} solutions\n\\end{chess}\n";
  BOOST_TEST(reported(document) == "W-PROSE");
  BOOST_TEST(reported(document, true) == "W-PROSE");
  BOOST_TEST(reported("\\begin{chess} defaults\nallow: W-PROSE\n\\end{chess}\n" + document, true) ==
             "");
}

BOOST_AUTO_TEST_CASE(findings_outside_directives_can_be_allowed_by_place) {
  // The package dawson is not loaded: this finding is about the document, not about a directive.
  std::string const document =
      "\\documentclass{x}\n\\begin{document}\n" + directive("fen: 8/8/8/8/8/8/8/K7\n");
  BOOST_TEST(codes(woven("a.tex", document, {}).diagnostics) == "W-STY");
  WeaveOptions options;
  options.defaults.allowed = {"W-STY"};
  BOOST_TEST(codes(woven("a.tex", document, options).diagnostics) == "");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::run
