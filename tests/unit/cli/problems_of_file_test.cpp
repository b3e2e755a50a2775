// Tests of directives that are replaced by the problems of a file.
#include <boost/test/unit_test.hpp>

#include <algorithm>

#include "program.hpp"

using namespace dawson;

namespace {

constexpr char const* two_problems =
    "authors: [\"Dawson, Thomas R.\"]\ndate: 1920\nstipulation: h#2\n"
    "algebraic: {white: [Ka1, Gb2], black: [Kc3]}\nsolution: \"1.Kc4 Gb5 2.Kc5 Ga6#\"\n"
    "---\n"
    "authors: [\"Fabel, Karl\"]\ndate: 1910\nstipulation: \"#2\"\n"
    "algebraic: {white: [Kd1, Pe2], black: [Kh8]}\nsolution: \"1.e4\"\n";

std::size_t count(std::string const& text, std::string const& part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
    ++found;
  return found;
}

std::string directive(std::string const& fields) { return "```chess\n" + fields + "\n```\n"; }

// Returns the woven document, or the findings.
std::string woven(std::string const& markdown, std::string const& file = two_problems) {
  Folder const folder;
  put(folder / "dawson.olv", file);
  put(folder / "in.md", markdown);
  Ended const ended =
      run_program({"weave", "in.md", "-o", "out.md", "--diagnostics", "short"}, folder.path());
  return ended.err + (ended.status == 0 ? contents(folder / "out.md") : "");
}

}  // namespace

BOOST_AUTO_TEST_SUITE(problems_of_file)

BOOST_AUTO_TEST_CASE(problems_are_printed_in_the_requested_order) {
  std::string const out = woven("```chess defaults\nnumber: auto\nallow: W-UNPRINTED\n```\n\n" +
                                directive("from: dawson.olv\nsort: date\naward: Prize") + "\n" +
                                directive("fen: 8/8/8/8/8/8/8/K1k5\nstipulation: #1\n"));
  std::size_t const fabel = out.find("**1**\\\n**Karl Fabel**"),
                    dawson = out.find("**2**\\\n**Thomas R. Dawson**");
  BOOST_TEST(fabel < dawson, out);
  BOOST_TEST(dawson < out.find("**3**"), out);
  BOOST_TEST(count(out, "*Prize*") == 2, out);
  BOOST_TEST(out.find("grasshopper") != std::string::npos, out);
}

BOOST_AUTO_TEST_CASE(problems_must_fulfil_all_criteria) {
  std::string const out =
      woven(directive("from: dawson.olv\nselect: 1-2; stipulation h#*\nallow: W-UNPRINTED"));
  BOOST_TEST(count(out, "White, ") == 1, out);
  BOOST_TEST(out.find("Dawson") != std::string::npos, out);
  BOOST_TEST(woven(directive("from: dawson.olv\nselect: 7"))
                 .starts_with("in.md:3:9: warning: no problem matches `7`"));
  BOOST_TEST(woven(directive("from: dawson.olv\nselect: date 1920; author Fabel"))
                 .starts_with("in.md:3:9: warning: no matching problem"));
}

BOOST_AUTO_TEST_CASE(problems_have_rows_and_solutions) {
  std::string const out = woven("```chess defaults\nacross: 2\n```\n\n" +
                                directive("from: dawson.olv") + "\n```chess solutions\n```\n");
  BOOST_TEST(count(out, "<td") + count(out, "| ![") + count(out, "|![") > 0, out);
  BOOST_TEST(out.find("1.\u2060♔\u2060c4") != std::string::npos, out);
}

BOOST_AUTO_TEST_CASE(faulty_problems_are_reported_at_their_place) {
  std::string const out =
      woven(directive("from: dawson.olv\nallow: W-UNPRINTED, W-NOMAN"),
            std::string(two_problems).replace(std::string(two_problems).find("Pe2"), 3, "Pe9"));
  BOOST_TEST(out.starts_with("dawson.olv:10:26: error: "), out);
  // The other problem is printed, and a draft shows a placeholder.
  Folder const folder;
  put(folder / "dawson.olv", "---\nauthors: [\n---\n" + std::string(two_problems));
  put(folder / "in.md", directive("from: dawson.olv"));
  Ended const ended = run_program({"weave", "in.md", "-o", "out.md", "--draft"}, folder.path());
  BOOST_TEST(ended.status == 1);
  std::string const draft = contents(folder / "out.md");
  BOOST_TEST(count(draft, "White, ") == 2, draft);
  BOOST_TEST(draft.find("dawson.olv:") != std::string::npos, draft);
}

BOOST_AUTO_TEST_CASE(bad_selections_are_reported) {
  auto const check_error = [](std::string const& fields, std::string const& beginning) {
    std::string const out = woven(directive(fields));
    BOOST_TEST(out.starts_with(beginning), out);
  };
  check_error("from: fabel.olv", "in.md:2:7: error: cannot read fabel.olv");
  check_error("from: fabel", "in.md:2:7: error: unknown format of fabel");
  check_error("from: dawson.olv\nselect: 0", "in.md:3:9: error: ");
  check_error("from: dawson.olv\nsort: size up", "in.md:3:12: error: unknown order `up`");
  check_error("from: dawson.olv\nlabel: x", "in.md:3:1: error: label");
  check_error("from: dawson.olv\nfen: 8/8/8/8/8/8/8/K1k5", "in.md:3:1: error: position");
  check_error("select: 1\nfen: 8/8/8/8/8/8/8/K1k5", "in.md:2:1: error: `select`");
}

BOOST_AUTO_TEST_CASE(in_latex_problems_are_in_a_file_beside_the_document) {
  Folder const folder;
  std::string records;
  for (int i = 0; i < 600; ++i) records += (i ? "---\n" : "") + std::string(two_problems);
  put(folder / "dawson.olv", records);
  put(folder / "in.tex",
      "\\documentclass{article}\\usepackage{dawson}\\begin{document}\n"
      "\\begin{chess}\nfrom: dawson.olv\nallow: W-SAME; W-UNPRINTED\n\\end{chess}\n"
      "\\end{document}\n");
  Ended const ended =
      run_program({"weave", "in.tex", "-o", "o/out.tex", "--deps", "o/d"}, folder.path());
  BOOST_TEST(ended.status == 0, ended.err);
  std::string const out = contents(folder / "o/out.tex");
  BOOST_TEST(count(out, "\n") == count(contents(folder / "in.tex"), "\n"));
  BOOST_TEST(out.find("\\input{out.dawson-1.tex}") != std::string::npos, out);
  std::string const beside = contents(folder / "o/out.dawson-1.tex");
  BOOST_TEST(count(beside, "\\DawsonDiagram{") == 1200);
  BOOST_TEST(contents(folder / "o/d").find("dawson.olv") != std::string::npos);
  Ended const standard = run_program({"weave", "in.tex", "-o", "-"}, folder.path());
  BOOST_TEST(count(standard.out, "\\DawsonDiagram{") == 1200);
  BOOST_TEST(standard.err.find("bytes do not fit on a line of TeX") != std::string::npos,
             standard.err);
  std::size_t longest = 0;
  for (std::size_t at = 0, end; at < standard.out.size(); at = end + 1) {
    end = std::min(standard.out.find('\n', at), standard.out.size());
    longest = std::max(longest, end - at);
  }
  BOOST_TEST(longest < 10000U);
}

BOOST_AUTO_TEST_CASE(problems_are_printed_in_booklets_and_checked) {
  Folder const folder;
  put(folder / "sub/dawson.olv", two_problems);
  put(folder / "sub/in.md",
      directive("from: dawson.olv") + "\n```chess solutions\n```\n\n```chess index authors\n```\n");
  Ended const booklet = run_program({"booklet", "sub/in.md", "-o", "out.pdf"}, folder.path());
  BOOST_TEST(booklet.status == 0, booklet.err);
  BOOST_TEST(contents(folder / "out.pdf").starts_with("%PDF"));
  Ended const check = run_program({"check", "sub/in.md"}, folder.path());
  BOOST_TEST(check.status == 0, check.err);
  BOOST_TEST(check.err.find("error") == std::string::npos, check.err);
  put(folder / "sub/dawson.olv", "algebraic: {white: [Ka1]\n");
  BOOST_TEST(run_program({"check", "sub/in.md"}, folder.path()).status == 1);
}

BOOST_AUTO_TEST_CASE(problems_without_a_solution_are_noted_if_others_are_printed) {
  Folder const folder;
  std::string const board = "```chess\nmen: White Kc1 Qd1 Black Ka1\nstipulation: #1\n";
  std::string const solutions = "```chess solutions\n```\n";
  auto const checked = [&](std::string const& document) {
    put(folder / "a.md", document);
    return run_program({"check", "--diagnostics", "short", "a.md"}, folder.path()).err;
  };
  std::string const solved = board + "solution: 1.Qd4#\n```\n\n";
  std::string const unsolved =
      "```chess\nnumber: 7\nmen: White Kc1 Qd2 Black Ka1\nstipulation: #1\n";
  std::string const note = "note: 1 problem (7) without a solution is not in `solutions`";
  BOOST_TEST(count(checked(solved + unsolved + "```\n\n" + solutions), note) == 1);
  BOOST_TEST(count(checked(unsolved + "```\n\n"), note) == 0);
  BOOST_TEST(count(checked(solved + unsolved + "allow: W-UNSOLVED\n```\n\n" + solutions), note) ==
             0);
  // A comment is printed there.
  std::string const with_comment =
      solved + unsolved + "comment: No solution is known.\n```\n\n" + solutions;
  BOOST_TEST(count(checked(with_comment), note) == 0);
  BOOST_TEST(run_program({"weave", "a.md", "-o", "a.txt"}, folder.path()).status == 0);
  std::string const text = contents(folder / "a.txt");
  BOOST_TEST(count(text, "No solution is known.") == 1, text);
}

BOOST_AUTO_TEST_CASE(findings_about_a_block_of_yaml_are_at_their_line) {
  Folder const folder;
  put(folder / "a.olv",
      "algebraic:\n  white: [Kc1, Qd1]\n  black: [Ka1]\nstipulation: \"#1\"\n"
      "solution: |\n  \"1.Qb3#\n\n  Illegal is 1.0-0 (2.Rf8#)\"\n");
  put(folder / "a.md", "```chess\nfrom: a.olv\n```\n```chess solutions\n```\n");
  std::string const found =
      run_program({"check", "--diagnostics", "short", "a.md"}, folder.path()).err;
  BOOST_TEST(count(found, "a.olv:8:3: warning: not understood as moves") == 1, found);
}

BOOST_AUTO_TEST_SUITE_END()
