// Tests of notation by style: `solution --style`, and the note of `check` about half-moves that
// keep their notation.
#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

#include "program.hpp"

using namespace dawson;

namespace {

std::string const pieces = "wKa1 wQb4 wRa5 wSh8 wPh7 bKf6 bRe4 bPg4 bPg7";
std::string const two_mover =
    "1...Re4-c4\n    2.Qb4-d6 #\n1...Re4-e6\n    2.Qb4-f8 #\n\n1.Qb4-f8 + ?\n  but\n"
    "    1...Kf6-e6 !\n\n1.Qb4*e4 ! threat:\n    2.Ra5-f5 #\n    2.Qe4-e5 #\n  1...g7-g5\n"
    "    2.Qe4-e5 #\n  1...g7-g6\n    2.Qe4-e5 #";

Ended printed(std::string const& style, std::string const& language = "en") {
  Folder const folder;
  put(folder / "s.yaml", style);
  return run_program({"solution", "--style", "s.yaml", "--language", language, "--stipulation",
                      "#2", "--men", pieces, "--", two_mover},
                     folder.path());
}

bool has(std::string const& text, std::string const& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_CASE(each_built_in_style_has_its_notation) {
  struct Row {
    std::string style, print;
  };
  for (Row const& row : std::vector<Row>{
           {"feenschach",
            "*1.– ♖c4 2.♕d6#, 1.– ♖e6 2.♕f8#\n1.♕f8+? ♔e6!\n"
            "1.♕×e4! [2.♖f5#, ♕e5#] 1.– g5/g6 2.♕e5#\n"},
           {"problemist",
            "*1…Rc4 2.Qd6#, 1…Re6 2.Qf8#\n1.Qf8+? Ke6!\n"
            "1.Qxe4! (>2.Rf5#, Qe5#) 1…g5/g6 2.Qe5#\n"},
           {"schwalbe",
            "*1.– Rc4 2.Qd6#, 1.– Re6 2.Qf8#\n1.Qf8+? Ke6!\n"
            "1.Q:e4! (2.Rf5#, Qe5#) 1.– g5/g6 2.Qe5#\n"},
           {"diagram.sty",
            "*1.– Rc4 2.Qd6#, 1.– Re6 2.Qf8#\n1.Qf8+? Ke6!\n"
            "1.Q:e4! (2.Rf5#, Qe5#) 1.– g5/g6 2.Qe5#\n"},
           {"plain",
            "*1...Rc4 2.Qd6#, 1...Re6 2.Qf8#\n1.Qf8+? Ke6!\n"
            "1.Qxe4! (2.Rf5#, Qe5#) 1...g5/g6 2.Qe5#\n"},
           {"album",
            "*1…Rc4 2.Qd6#, 1…Re6 2.Qf8#\n1.Qf8+? Ke6!\n"
            "1.Qxe4! (2.Rf5#, Qe5#) 1…g5/g6 2.Qe5#\n"},
           {"none",
            "*1...♖e4-c4 2.♕b4-d6#, 1...♖e4-e6 2.♕b4-f8#\n1.♕b4-f8+? ♔f6-e6!\n"
            "1.♕b4*e4! (2.♖a5-f5#, ♕e4-e5#) 1...g7-g5/g7-g6 2.♕e4-e5#\n"},
       })
    BOOST_TEST(printed("based on: " + row.style).out == row.print, row.style);
}

BOOST_AUTO_TEST_CASE(letters_and_words_are_those_of_the_style) {
  std::string const german =
      printed("based on: schwalbe\nsolutions: {letters: de, threats: word}").out;
  BOOST_TEST(has(german, "1.D:e4! droht 2.Tf5#, De5# 1.– g5/g6 2.De5#"), german);
  std::string const own =
      printed("based on: plain\nsolutions: {threats: (word)}\nwords: {en: {threat: thr.}}").out;
  BOOST_TEST(has(own, "(thr. 2.Rf5#"), own);
}

BOOST_AUTO_TEST_CASE(lines_have_two_blanks_for_an_em_of_indent) {
  std::string const out = printed("based on: problemist\nsolutions: {form: lines, gather: no}").out;
  BOOST_TEST(has(out, "\n  1.Qxe4! (>2.Rf5#, Qe5#)\n    1…g5 2.Qe5#\n    1…g6 2.Qe5#\n"), out);
}

BOOST_AUTO_TEST_CASE(a_wrong_value_of_a_key_names_the_right_ones) {
  Ended const ended = printed("based on: none\nsolutions: {notation: brief}");
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(has(ended.err, "E-STYLE"));
  BOOST_TEST(has(ended.err, "as written, short, long"), ended.err);
  BOOST_TEST(ended.out.empty());
}

BOOST_AUTO_TEST_CASE(an_unread_token_keeps_its_text_with_figurines) {
  Folder const folder;
  Ended const ended =
      run_program({"solution", "--style", "feenschach", "--stipulation", "+", "--men",
                   "wKa1 wPa4 wPc4 bKg6 bQd8 bPd5", "--", "1.a5 Qd6 2.Xxd5 Kf6 3.cxd5"},
                  folder.path());
  BOOST_TEST(ended.out == "1.a5 ♕d6 2.Xxd5 ♔f6 3.cxd5\n");
}

BOOST_AUTO_TEST_CASE(check_notes_half_moves_that_keep_their_notation) {
  Folder const folder;
  std::string const problem =
      "men: White Kh8 Rb1 Black Ka8 Pa7\nstipulation: h#1\nconditions: Alice Chess\n"
      "solution: 1.a7-a6 Rb1-b8 #\n```\n\n";
  put(folder / "a.md", "```chess\nnumber: 17\n" + problem + "```chess\nnumber: 19\n" + problem +
                           "```chess solutions\n```\n");
  auto const checked = [&](std::string const& style) {
    Ended const ended =
        run_program({"check", "--diagnostics", "short", "--style", style, "a.md"}, folder.path());
    return ended.out + ended.err;
  };
  std::string const all = checked("plain");
  BOOST_TEST(has(all,
                 "note: 4 half-moves of 2 solutions (17, 19) keep their notation: their positions "
                 "are not known [W-NOTATION]"),
             all);
  BOOST_TEST(has(all, "a.md:6:13: note"), all);
  BOOST_TEST(!has(checked("none"), "W-NOTATION"));
}

BOOST_AUTO_TEST_CASE(in_latex_a_comment_before_the_moves_has_no_braces) {
  Folder const folder;
  put(folder / "a.tex",
      "\\documentclass{article}\\usepackage{dawson}\\begin{document}\n\\begin{chess}\n"
      "men: White Kc1 Qd1 Black Ka1\nstipulation: #1\nsolution: \\{A note\\} 1.Qd4#\n\\end{chess}\n"
      "\\begin{chess} solutions\n\\end{chess}\n\\end{document}\n");
  std::string const out = run_program({"weave", "a.tex", "-o", "-"}, folder.path()).out;
  BOOST_TEST(has(out, "A note"), out);
  BOOST_TEST(!has(out, "\\{A note"), out);
}
