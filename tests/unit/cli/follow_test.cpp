// Tests of a book of many files that is woven as one.
#include <boost/test/unit_test.hpp>

#include <filesystem>

#include "program.hpp"

using namespace dawson;

namespace {

std::string diagram(std::string const& fields) {
  return "\\begin{chess}\n" + fields + "fen: 8/8/8/8/8/8/8/K6k\n\\end{chess}\n";
}

// Two chapters, one of them in a folder with an included file, and solutions in the last file.
void put_book(Folder const& folder) {
  put(folder / "master.tex",
      "\\documentclass{book}\\usepackage{dawson,import}\n\\begin{document}\n"
      "\\begin{chess} defaults\nprefix: P\nnumber: auto\nsource: The Book\n\\end{chess}\n"
      "\\include{one}\n\\subimport{two/}{two}\n" +
          diagram("solution: 1.Last!\n") + "\\input{end}\n\\end{document}\n");
  put(folder / "one.tex", diagram("solution: 1.First!\n"));
  put(folder / "two/two.tex", diagram("solution: 1.Second!\n") + "\\input{part}\n");
  put(folder / "two/part.tex", diagram("label: p\nsolution: 1.Third!\n"));
  put(folder / "end.tex", "\\begin{chess} solutions\n\\end{chess}\n");
}

bool has(std::string const& text, std::string const& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(following)

BOOST_AUTO_TEST_CASE(defaults_numbers_and_solutions_continue_from_file_to_file) {
  Folder const folder;
  put_book(folder);
  Ended const ended = run_program({"weave", "--follow", "master.tex", "-o", "out"}, folder.path());
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.err == "");
  BOOST_TEST(has(contents(folder / "out/one.tex"), "P1"));
  BOOST_TEST(has(contents(folder / "out/one.tex"), "The\\nobreakspace{}Book"));
  BOOST_TEST(has(contents(folder / "out/two/two.tex"), "P2"));
  BOOST_TEST(has(contents(folder / "out/two/part.tex"), "P3"));
  BOOST_TEST(has(contents(folder / "out/master.tex"), "P4"));
}

BOOST_AUTO_TEST_CASE(files_are_found_as_latex_finds_them) {
  Folder const folder;
  put_book(folder);
  // Beside the main file there is another part, which \subimport does not refer to.
  put(folder / "part.tex", "wrong");
  put(folder / "two/deep.tex", "\\subimport{more/}{deepest}");
  put(folder / "two/more/deepest.tex", "deepest");
  put(folder / "two/part.tex", "\\subfile{deep}");
  BOOST_TEST(run_program({"weave", "--follow", "master.tex", "-o", "out"}, folder.path()).status ==
             0);
  BOOST_TEST(contents(folder / "out/two/more/deepest.tex") == "deepest");
  BOOST_TEST(!std::filesystem::exists(folder / "out/part.tex"));
}

BOOST_AUTO_TEST_CASE(a_file_that_includes_itself_is_refused_with_both_places) {
  Folder const folder;
  put(folder / "a.tex", "\\input{b}\n");
  put(folder / "b.tex", "x\n\\input{c}\n");
  put(folder / "c.tex", "\\input{b}\n");
  Ended const ended = run_program({"check", "--follow", "a.tex"}, folder.path());
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(has(ended.err, "c.tex:1:8: error: this file includes itself [E-CYCLE]"));
  BOOST_TEST(has(ended.err, "a.tex:1:8"));
  put(folder / "self.tex", "\\input{self}\n");
  BOOST_TEST(run_program({"check", "--follow", "self.tex"}, folder.path()).status == 1);
}

BOOST_AUTO_TEST_CASE(missing_files_are_reported_where_they_are_named) {
  Folder const folder;
  put(folder / "a.tex", "\\include{b}\n\\input{glyphtounicode}\n\\input{\\jobname-x}\n");
  Ended const ended =
      run_program({"check", "--follow", "--diagnostics", "short", "a.tex"}, folder.path());
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(has(ended.err, "a.tex:1:10: error: file not found: b.tex"));
  BOOST_TEST(has(ended.err, "a.tex:2:8: warning: glyphtounicode is not next to the document"));
  BOOST_TEST(
      has(ended.err, "a.tex:3:8: warning: file not followed: LaTeX makes its name when it runs"));
}

BOOST_AUTO_TEST_CASE(a_label_in_two_files_is_reported_with_both_places) {
  Folder const folder;
  put_book(folder);
  put(folder / "one.tex", diagram("label: p\n"));
  Ended const ended = run_program({"check", "--follow", "master.tex"}, folder.path());
  BOOST_TEST(has(ended.err, "two/part.tex:2:8: warning: duplicate label `p`"));
  BOOST_TEST(has(ended.err, "one.tex:2:8: note"));
}

BOOST_AUTO_TEST_CASE(documents_named_in_a_list_are_one_book) {
  Folder const folder;
  put(folder / "a.md",
      "```chess defaults\nnumber: auto\ndefaults: book\n```\n\n```chess\nfen: "
      "8/8/8/8/8/8/8/K6k\n```\n");
  put(folder / "b.md", "```chess\nfen: 8/8/8/8/8/8/8/K6k\n```\n");
  BOOST_TEST(
      run_program({"weave", "--follow", "a.md", "b.md", "-o", "out"}, folder.path()).status == 0);
  BOOST_TEST(has(contents(folder / "out/b.md"), "2"));
  BOOST_TEST(run_program({"weave", "a.md", "b.md", "-o", "alone"}, folder.path()).status == 0);
  BOOST_TEST(!has(contents(folder / "alone/b.md"), "**2**"));
  put(folder / "c.tex", "");
  BOOST_TEST(
      run_program({"weave", "--follow", "a.md", "c.tex", "-o", "out"}, folder.path()).status == 2);
}

BOOST_AUTO_TEST_SUITE_END()
