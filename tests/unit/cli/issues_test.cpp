// Tests of three issues of a magazine: problems, solutions, the index of a year, a table of
// solvers, and references between issues.
#include <boost/test/unit_test.hpp>
#include <regex>

#include <algorithm>

#include "program.hpp"

using namespace dawson;

namespace {

// A mate in one by a rook on this file; no other problem has its position.
std::string problem(char file, std::string const& fields, bool tex = false) {
  std::string rank = "8/8";
  int const before = file - 'a', after = 'h' - file;
  std::string const row =
      (before > 0 ? std::to_string(before) : "") + "R" + (after > 0 ? std::to_string(after) : "");
  std::string const body = "fen: 6k1/8/6K1/8/8/8/8/" + row + "\nstipulation: \\#1\n" + fields +
                           "solution: 1.R" + file + "8\\#\n";
  return tex ? "\\begin{chess}\n" + body + "\\end{chess}\n\n" : "```chess\n" + body + "```\n\n";
}

std::string defaults(std::string const& fields) {
  return "```chess defaults\n" + fields + "```\n\n";
}

void put_issues(Folder const& folder) {
  put(folder / "313.md", defaults("number: auto\nstart: 18301\nprint-solution: later\n") +
                             problem('a', "author: Petko Petkov\nlabel: petkov\n") +
                             problem('b', "author: Ann Able\n") +
                             problem('c', "author: Old Master\nprint-solution: here\n") +
                             "```chess solutions\n```\n");
  put(folder / "314.md",
      defaults("number: auto\nstart: 18401\nprint-solution: later\n") +
          problem('d', "author: Ann Able\n") + problem('e', "author: Zoe Zed\n") +
          problem('f', "author: Never Told\nprint-solution: never\nallow: W-MATE\n") +
          "See [](313.md#18302) and [](313.md#petkov).\n\n"
          "```chess solutions\nfrom: 313.md\nselect: unprinted\n```\n");
}

std::size_t count(std::string const& text, std::string const& part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
    ++found;
  return found;
}

bool has(std::string const& text, std::string const& part) {
  return text.find(part) != std::string::npos;
}

// Returns the woven document; the run must succeed without findings.
std::string woven(Folder const& folder, std::string const& name, std::string const& out,
                  std::vector<std::string> more = {}) {
  std::vector<std::string> words{"weave", name, "-o", out, "--fail-on-warning"};
  words.insert(words.end(), more.begin(), more.end());
  Ended const ended = run_program(words, folder.path());
  BOOST_TEST(ended.status == 0, ended.err);
  // Descriptions and image names also contain squares.
  return std::regex_replace(contents(folder / out), std::regex("!\\[[^\\]]*\\]\\([^)]*\\)"),
                            ".svg");
}

}  // namespace

BOOST_AUTO_TEST_SUITE(issues)

// `Ra8` contains the square of the mating rook, which is in no other solution.
BOOST_AUTO_TEST_CASE(solutions_appear_in_the_issue_that_prints_them) {
  Folder const folder;
  put_issues(folder);
  std::string const first = woven(folder, "313.md", "out/313.md");
  BOOST_TEST(has(first, "c8"));
  BOOST_TEST(!has(first, "a8"));
  BOOST_TEST(!has(first, "b8"));
  std::string const second = woven(folder, "314.md", "out/314.md");
  BOOST_TEST(has(second, "a8"));
  BOOST_TEST(has(second, "b8"));
  BOOST_TEST(!has(second, "c8"));
  BOOST_TEST(!has(second, "d8"));
  BOOST_TEST(!has(second, "f8"));
  BOOST_TEST(count(second, ".svg") == 3);  // of 313 only solutions are printed
  BOOST_TEST(has(second, "**18301**"));
}

BOOST_AUTO_TEST_CASE(references_reach_numbers_and_labels_of_other_issues) {
  Folder const folder;
  put_issues(folder);
  std::string const text = woven(folder, "314.md", "out/314.md");
  BOOST_TEST(has(text, "See [18302](313.md#diagram-2) and [18301](313.md#petkov)."), text);
}

BOOST_AUTO_TEST_CASE(numbers_ranges_authors_and_labels_select_solutions) {
  Folder const folder;
  put_issues(folder);
  auto const chosen = [&](std::string const& fields) {
    put(folder / "a.md", "```chess solutions\n" + fields + "```\n");
    std::string const text = woven(folder, "a.md", "out/a.md");
    std::string files;
    for (char file = 'a'; file <= 'h'; ++file)
      if (has(text, file + std::string("8"))) files += file;
    return files;
  };
  BOOST_TEST(chosen("from: 313.md; 314.md\n") == "abcde");
  BOOST_TEST(chosen("from: 313.md\n  314.md\nselect: 18302-18401\n") == "bcd");
  BOOST_TEST(chosen("from: 313.md; 314.md\nselect: 18301, 18402\n") == "ae");
  BOOST_TEST(chosen("from: 313.md; 314.md\nselect: author Able\n") == "bd");
  BOOST_TEST(chosen("from: 313.md; 314.md\nselect: label petkov\n") == "a");
  BOOST_TEST(chosen("from: 313.md; 314.md\nselect: unprinted; 18301-18303\n") == "ab");
}

BOOST_AUTO_TEST_CASE(solutions_appear_in_the_requested_order) {
  Folder const folder;
  put_issues(folder);
  put(folder / "a.md", "```chess solutions\nfrom: 313.md; 314.md\norder: author descending\n```\n");
  std::string const text = woven(folder, "a.md", "a.out.md");
  std::vector<std::size_t> const places{text.find("e8"), text.find("a8"), text.find("c8"),
                                        text.find("b8"), text.find("d8")};
  BOOST_TEST(std::ranges::is_sorted(places), text);
}

BOOST_AUTO_TEST_CASE(solutions_not_selected_wait_for_the_next_directive) {
  Folder const folder;
  std::string const problems = problem('a', "number: 1\n") + problem('b', "number: 2\n");
  std::string const first = "```chess solutions\nselect: 2\n```\n\nBetween.\n\n";
  put(folder / "a.md", problems + first + "```chess solutions\n```\n");
  std::string const text = woven(folder, "a.md", "out/a.md");
  BOOST_TEST(text.find("b8") < text.find("Between"));
  BOOST_TEST(text.find("a8") > text.find("Between"));
  put(folder / "b.md", problems + first);
  Ended const ended = run_program({"check", "b.md", "--diagnostics", "short"}, folder.path());
  BOOST_TEST(has(ended.err, "b.md:5:11: warning: solution is never printed"), ended.err);
}

BOOST_AUTO_TEST_CASE(missing_problems_and_files_are_reported) {
  Folder const folder;
  put_issues(folder);
  put(folder / "bad.md", problem('a', "number: 7\n") + "```chess\nfen: 9/8\n```\n");
  put(folder / "a.md",
      "```chess solutions\nfrom: 313.md; bad.md; none.md; x.tex\nselect: 7, 99\norder: "
      "authr\n```\n\n"
      "```chess solutions\nfrom: 313.md; bad.md\nselect: 7, 99\n```\n");
  put(folder / "x.tex", problem('a', "", true));
  Ended const ended = run_program({"check", "a.md", "--diagnostics", "short"}, folder.path());
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(has(ended.err, "a.md:4:8: error: unknown field `authr` [E-SORT]"), ended.err);
  BOOST_TEST(has(ended.err, "a.md:8:15: warning: problems left out because of errors: 1"),
             ended.err);
  BOOST_TEST(has(ended.err, "[W-ISSUE]"), ended.err);
  BOOST_TEST(has(ended.err, "a.md:9:12: warning: no diagram with a solution has the number `99`"),
             ended.err);
  put(folder / "a.md", "```chess solutions\nfrom: none.md; x.tex\n```\n");
  Ended const absent = run_program({"check", "a.md", "--diagnostics", "short"}, folder.path());
  BOOST_TEST(has(absent.err, "a.md:2:7: error: cannot read none.md"), absent.err);
  BOOST_TEST(has(absent.err, "a.md:2:16: error: x.tex is LaTeX"), absent.err);
}

BOOST_AUTO_TEST_CASE(a_volume_has_an_index_by_number) {
  Folder const folder;
  put_issues(folder);
  put(folder / "year.md",
      "# 2026\n\n```chess index authors\nfrom: 313.md; 314.md\n```\n\n"
      "```chess index table\nfrom: 313.md; 314.md\n```\n\n"
      "| Solver | [](313.md#18301) | [](314.md#18402) |\n|---|---|---|\n| Zed | 5 | 4 |\n");
  std::string const page = woven(folder, "year.md", "year.html");
  BOOST_TEST(
      has(page, "<li><span>Able, Ann</span> <span class=\"places\">18302, 18401</span></li>"),
      page);
  BOOST_TEST(has(page, "<tr><td class=\"number\">18403</td><td>Never Told</td>"), page);
  BOOST_TEST(has(page,
                 "<th scope=\"col\">Solver</th><th scope=\"col\"><a "
                 "href=\"313.html#petkov\">18301</a></th>"),
             page);
}

BOOST_AUTO_TEST_CASE(solutions_can_come_from_an_archive) {
  Folder const folder;
  put_issues(folder);
  Ended const made =
      run_program({"convert", "--file", "313.md", "-o", "archive.json"}, folder.path());
  BOOST_TEST(made.status == 0, made.err);
  put(folder / "a.md", "```chess solutions\nfrom: archive.json\nselect: author Able\n```\n");
  std::string const text = woven(folder, "a.md", "out/a.md");
  BOOST_TEST(has(text, "b8"));
  BOOST_TEST(!has(text, "a8"));
}

BOOST_AUTO_TEST_CASE(a_label_file_has_numbers_of_issues_that_are_absent) {
  Folder const folder;
  put_issues(folder);
  woven(folder, "313.md", "out/313.md", {"--labels", "labels.tex"});
  woven(folder, "314.md", "out/314.md", {"--labels", "labels.tex"});
  std::string const labels = contents(folder / "labels.tex");
  BOOST_TEST(has(labels, "\\DawsonLabel{313.md}{petkov}{18301}\n"), labels);
  BOOST_TEST(has(labels, "\\DawsonLabel{314.md}{18402}{18402}\n"), labels);
  std::filesystem::remove(folder / "313.md");
  put(folder / "a.md", "[](313.md#petkov)\n");
  BOOST_TEST(
      has(woven(folder, "a.md", "out/a.md", {"--labels", "labels.tex"}), "[18301](313.md#petkov)"));
  put(folder / "text.md", "No labels.\n");
  Ended const other =
      run_program({"weave", "a.md", "-o", "b.md", "--labels", "text.md"}, folder.path());
  BOOST_TEST(other.status == 1, other.err);
  BOOST_TEST(contents(folder / "text.md") == "No labels.\n");
}

BOOST_AUTO_TEST_CASE(in_latex_solutions_are_printed_at_the_directive) {
  Folder const folder;
  std::string const later =
      "\\begin{chess} defaults\nnumber: auto\nprint-solution: later\n\\end{chess}\n";
  put(folder / "part.tex", problem('b', "", true));
  put(folder / "1.tex", later + problem('a', "", true) + "\\input{part}\n");
  put(folder / "2.tex",
      later + problem('c', "", true) + "\\begin{chess} solutions\nfrom: 1.tex\n\\end{chess}\n");
  std::string const text = woven(folder, "2.tex", "out/2.tex", {"--labels", "labels.tex"});
  BOOST_TEST(has(text, "\\DawsonChosenSolutions{}{\\DawsonSolutionOf{1tex-1-0-"), text);
  BOOST_TEST(count(text, "\\DawsonSolutionOf{") == 2);
  BOOST_TEST(!has(text, "\\DawsonSolve"));
  BOOST_TEST(has(contents(folder / "labels.tex"), "\\DawsonLabel{2.tex}{1}{1}"));
}

BOOST_AUTO_TEST_CASE(an_original_that_the_archive_contains_is_reported) {
  Folder const folder;
  put_issues(folder);
  put(folder / "archive.json",
      R"({"dawson":1,"fields":[["author",["Sam Loyd"]],["source","Era"],["date","1859"],)"
      R"(["fen","1k6/8/1K6/8/8/8/8/4R3"]]})"
      "\n");
  std::vector<std::string> const call{"check",       "313.md",        "314.md",
                                      "--against",   "archive.json",  "--index",
                                      "archive.idx", "--diagnostics", "short"};
  for (int i = 0; i < 2; ++i) {
    Ended const ended = run_program(call, folder.path());
    BOOST_TEST(ended.status == 0, ended.err);
    BOOST_TEST(has(ended.err, "known position, mirrored: Sam Loyd, Era 1859 [W-KNOWN]"), ended.err);
    BOOST_TEST(has(ended.err, "314.md:"), ended.err);
    BOOST_TEST(count(ended.err, "W-KNOWN") == 1U, ended.err);
    BOOST_TEST(!has(ended.err, "W-ARCHIVE"), ended.err);
  }
  put(folder / "314.md", contents(folder / "314.md").insert(0, defaults("allow: W-KNOWN\n")));
  BOOST_TEST(!has(run_program(call, folder.path()).err, "W-KNOWN"));
  BOOST_TEST(run_program({"check", "313.md", "--index", "x"}, folder.path()).status == 2);
}

// The directive does not say which document prints the index.
BOOST_AUTO_TEST_CASE(check_does_not_report_an_index_in_a_document) {
  Folder const folder;
  put_issues(folder);
  put(folder / "year.md", contents(folder / "313.md") + "\n```chess index authors\n```\n");
  BOOST_TEST(!has(run_program({"check", "year.md"}, folder.path()).err, "no indexes"));
  BOOST_TEST(has(run_program({"weave", "year.md", "-o", "o.md"}, folder.path()).err, "no indexes"));
}

BOOST_AUTO_TEST_SUITE_END()
