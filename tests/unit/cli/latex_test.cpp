// Tests of `dawson latex` with a fake latexmk that prints its arguments; tests/tex/latex.sh runs
// the real one.
#include <boost/test/unit_test.hpp>

#include <cstdlib>
#include <filesystem>

#include "program.hpp"

using namespace dawson;
namespace fs = std::filesystem;

namespace {

std::string const diagram = "\\begin{chess}\nfen: 8/8/8/8/8/8/8/K6k\n\\end{chess}\n";

// A book in a folder `b`, and a program `latexmk` before any other in PATH.
struct Book : Folder {
  Book() {
    put(*this / "b/book.tex", "\\usepackage{dawson}\n\\input{one}\n" + diagram);
    put(*this / "b/one.tex", "% one\n");
    latexmk("echo \"$@\" > ../called; echo made > book.pdf");
    old_path = std::getenv("PATH");
    ::setenv("PATH", ((*this / "bin") + ":" + old_path).c_str(), 1);
  }
  ~Book() { ::setenv("PATH", old_path.c_str(), 1); }

  void latexmk(std::string const& script) const {
    put(*this / "bin/latexmk", "#!/bin/sh\n" + script + "\n");
    fs::permissions(*this / "bin/latexmk", fs::perms::owner_all);
  }
  Ended run(std::vector<std::string> const& arguments, std::string const& in = "b") const {
    std::vector<std::string> words = {"latex"};
    words.insert(words.end(), arguments.begin(), arguments.end());
    return run_program(words, *this / in);
  }
  std::string called() const { return contents(*this / "b/.dawson/book/called"); }

  std::string old_path;
};

bool has(std::string const& text, std::string const& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(latex)

// Within double quotes a shell executes text in back-ticks, and a quotation mark ends the string.
BOOST_FIXTURE_TEST_CASE(names_that_a_shell_would_execute_are_refused, Book) {
  for (std::string const sign : {"`", "\""}) {
    std::string const name = "a" + sign + "touch ran" + sign + ".tex";
    put(*this / ("b/" + name), diagram);
    Ended const ended = run({name});
    BOOST_TEST(ended.status == 2);
    BOOST_TEST(has(ended.err, name + ": latexmk would hand the "));
    BOOST_TEST(!fs::exists(*this / "b/.dawson"));
  }
}

BOOST_FIXTURE_TEST_CASE(the_book_is_woven_and_the_results_are_copied_out, Book) {
  Ended const ended = run({"book.tex"});
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.err == "");
  BOOST_TEST(contents(*this / "b/book.pdf") == "made\n");
  std::string const folder = *this / "b/.dawson/book/b/";
  BOOST_TEST(has(contents(folder + "book.tex"), "\\DawsonDiagram"));
  BOOST_TEST(contents(folder + "one.tex") == "% one\n");
  BOOST_TEST(fs::exists(folder + "dawson.sty"));
  BOOST_TEST(called() == "-synctex=1 -interaction=nonstopmode -file-line-error -pdf book.tex\n");
}

BOOST_FIXTURE_TEST_CASE(names_that_latexmk_refuses_are_reported_before_it_is_called, Book) {
  for (std::string const name : {"100%", "a$b", "a~b", "a\\b", "a\tb", "a  b"}) {
    put(*this / ("b/" + name + ".tex"), "\\usepackage{dawson}\n" + diagram);
    Ended const ended = run_program({"latex", "b/" + name + ".tex"}, path());
    BOOST_TEST(ended.status == 2, name);
    BOOST_TEST(has(ended.err, "; give the file another name"), ended.err);
    BOOST_TEST(!std::filesystem::exists(*this / "b/.dawson"));
  }
}

BOOST_FIXTURE_TEST_CASE(the_engine_comes_from_the_user_the_document_or_is_pdflatex, Book) {
  run({"book.tex", "--", "-lualatex", "-quiet"});
  BOOST_TEST(called() ==
             "-synctex=1 -interaction=nonstopmode -file-line-error -lualatex -quiet book.tex\n");
  put(*this / "b/book.tex", "% !TEX program = xelatex\n\\usepackage{dawson}\n" + diagram);
  run({"book.tex"});
  BOOST_TEST(has(called(), " -xelatex book.tex"));
  put(*this / "b/book.tex", "\\usepackage{dawson}\n" + diagram);
  put(*this / "b/latexmkrc", "$pdf_mode = 4;");
  run({"book.tex"});
  BOOST_TEST(has(called(), "-file-line-error book.tex"));
  run({"book.tex", "--", "-jobname=other"});
  BOOST_TEST(has(called(), "-jobname=other book.tex"));
}

BOOST_FIXTURE_TEST_CASE(latex_messages_name_the_sources, Book) {
  latexmk(
      "echo './one.tex:7: Undefined control sequence.'; echo \"Output on $PWD/x.log\"; "
      "echo './gone.tex:7: x' >&2; printf 'no end'");
  Ended const ended = run({"b/book.tex", "--verbose"}, "");
  BOOST_TEST(ended.out == "b/one.tex:7: Undefined control sequence.\nOutput on " +
                              (*this / "b/x.log") + "\n./gone.tex:7: x\nno end\n");
  BOOST_TEST(has(run({"book.tex", "--verbose"}).out, "one.tex:7: Undefined"));
}

BOOST_FIXTURE_TEST_CASE(a_successful_run_prints_one_line, Book) {
  latexmk(
      "echo 'This is pdfTeX'; echo 'Output written on book.pdf (12 pages, 3 bytes).'; echo > "
      "book.pdf");
  BOOST_TEST(run({"b/book.tex"}, "").out == "b/book.pdf: 12 pages\n");
  BOOST_TEST(run({"book.tex", "--quiet"}).out == "");
  latexmk("echo 'Latexmk: Nothing to do'");
  BOOST_TEST(run({"book.tex"}).out == "book.pdf: up to date\n");
}

// The code of a directive is on its last line.
BOOST_FIXTURE_TEST_CASE(a_failed_run_ends_with_the_error_at_the_line_of_its_field, Book) {
  std::string const two =
      "\\begin{chess}\nfen: 8/8/8/8/8/8/8/K6k\nremark: a\n  b \\nonsense{c}\n"
      "solution: 1.Ka1-a2! \\gone\n\\end{chess}\n";
  put(*this / "b/one.tex", "Text.\n\n" + two + "\\begin{chess}solutions\n\\end{chess}\n\\oops\n");
  latexmk(R"(cat <<'END'
This is pdfTeX
./one.tex:1: of a run before
This is pdfTeX
./one.tex:8: Undefined control sequence.
<argument> a b \nonsense 
                         {c}
l.8 ...Remark{a b \nonsense {c}}
./one.tex:10: Undefined control sequence.
l.10 ...a1-a2! \gone 
./one.tex:8: Missing $ inserted.
<inserted text> 
                $
l.8 ...x_
./one.tex:11: Undefined control sequence.
l.11 \oops
./own.sty:2: Extra }.
l.2 }
END
exit 12)");
  Ended const ended = run({"book.tex", "--diagnostics", "short"});
  BOOST_TEST(ended.status == 12);
  BOOST_TEST(ended.out == "");
  BOOST_TEST(ended.err ==
             "one.tex:3:1: error: LaTeX: Missing $ inserted [E-LATEX]\n"
             "one.tex:6:3: error: LaTeX: Undefined control sequence [E-LATEX]\n"
             "one.tex:7:1: error: LaTeX: Undefined control sequence [E-LATEX]\n"
             "one.tex:11:1: error: LaTeX: Undefined control sequence [E-LATEX]\n"
             "own.sty:2:1: error: LaTeX: Extra } [E-LATEX]\n");
  latexmk("echo 'biber: no'; exit 12");
  BOOST_TEST(run({"book.tex", "--quiet"}).out == "biber: no\n");
}

BOOST_FIXTURE_TEST_CASE(letters_without_a_font_in_the_last_run_are_reported, Book) {
  latexmk(R"(cat <<'END'
This is LuaHBTeX, Version 1.15.0
Missing character: There is no π (U+03C0) in font [lmroman10-regular]:+tlig;!
This is LuaHBTeX, Version 1.15.0
Missing character: There is no Ш (U+0428) in font [lmroman10-regular]:+tlig;!
Missing character: There is no Ш (U+0428) in font [lmroman8-regular]:+tlig;!
Package dawson Warning: No font of this document has ж (U+0436):
END
echo made > book.pdf)");
  Ended const ended = run({"book.tex"});
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(has(ended.err, "LaTeX has no glyph for Ш (U+0428), ж (U+0436) [W-LETTER]"), ended.err);
}

BOOST_FIXTURE_TEST_CASE(the_exit_status_is_that_of_latexmk, Book) {
  latexmk("exit 12");
  BOOST_TEST(run({"book.tex"}).status == 12);
  latexmk("kill -TERM $$");
  BOOST_TEST(run({"book.tex"}).status == 128 + 15);
  latexmk("exit 0");
  put(*this / "b/one.tex", "\\include{none}\n");
  Ended const ended = run({"book.tex"});
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(has(ended.err, "E-INCLUDE"));
}

BOOST_FIXTURE_TEST_CASE(latex_is_not_run_after_an_error, Book) {
  put(*this / "b/one.tex", "\\begin{chess}\nfen: x\n\\end{chess}\n");
  BOOST_TEST(run({"book.tex"}).status == 1);
  BOOST_TEST(!fs::exists(*this / "b/.dawson"));
}

BOOST_FIXTURE_TEST_CASE(all_dependencies_of_the_pdf_are_listed, Book) {
  put(*this / "b/figs/a.png", "a");
  latexmk(R"(printf '["pdflatex"] 1 "book.tex"\n  "book.tex" 1\n  "figs/a.png" 1 2 "x" ""\n'"\
"'  "/usr/x.sty" 1\n  "book.aux" 1\n  (generated)\n  "one.tex"\n' > book.fdb_latexmk; echo > book.pdf)");
  BOOST_TEST(run({"book.tex", "--deps", "d", "--deps-format", "zero"}).status == 0);
  std::string deps = contents(*this / "b/d");
  std::ranges::replace(deps, '\0', ' ');
  BOOST_TEST(deps == "book.tex one.tex figs/a.png ");
}

BOOST_FIXTURE_TEST_CASE(programs_that_cannot_be_run_are_reported, Book) {
  BOOST_TEST(run({}).status == 2);
  BOOST_TEST(run({"book.tex", "one.tex"}).status == 2);
  BOOST_TEST(run({"a.md"}).status == 2);
  BOOST_TEST(run({"none.tex"}).status == 3);
  BOOST_TEST(run({"book.tex", "--boards", "svg"}).status == 2);
}

BOOST_FIXTURE_TEST_CASE(a_missing_latexmk_is_reported, Book,
                        *boost::unit_test::label("fails_to_spawn")) {
  fs::remove(*this / "bin/latexmk");
  ::setenv("PATH", (*this / "bin").c_str(), 1);
  Ended const ended = run({"book.tex"});
  ::setenv("PATH", old_path.c_str(), 1);
  BOOST_TEST(ended.status == 3);
  BOOST_TEST(has(ended.err, "latexmk is not installed"));
}

// tests/tex/measure.py has the real messages.
BOOST_FIXTURE_TEST_CASE(diagrams_that_are_too_wide_are_reported_at_their_directives, Book) {
  put(*this / "b/one.tex", "Words\n" + diagram + diagram);
  std::string const shrunk =
      "Package dawson Warning: The diagram is wider than its line; its squares are made smaller "
      "on input line ";
  latexmk("cat <<'END'\nThis is pdfTeX\n(./book.tex (./any.sty) (./one.tex\n" + shrunk +
          "4.\n\nOverfull \\hbox (72.27pt too wide) in paragraph at lines 5--9\n[][] (\n\n" +
          "Overfull \\hbox (9.0pt too wide) in paragraph at lines 5--9\n[]\\OT1/cmr Words (\n\n" +
          "Overfull \\hbox (9.0pt too wide) in paragraph at lines 1--1\n[][]\n\n)\n" + shrunk +
          "5.\n" + shrunk + "5.\n)\nEND\necho made > book.pdf");
  Ended const ended = run({"book.tex"});
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(has(ended.err, "one.tex:2:1: warning: the diagram is wider than its line"), ended.err);
  BOOST_TEST(has(ended.err, "one.tex:5:1: warning: a line with this diagram is 25.4 mm too wide"),
             ended.err);
  BOOST_TEST(has(ended.err, "book.tex:3:1: warning: the diagram is wider"), ended.err);
  std::size_t count = 0;
  for (std::size_t at = 0; (at = ended.err.find("[W-WIDE]", at)) != std::string::npos; ++at)
    ++count;
  BOOST_TEST(count == 3u, ended.err);
}

// Parts of the text that an error shows may have more closing parentheses than opening ones.
BOOST_FIXTURE_TEST_CASE(wide_diagrams_after_an_error_keep_the_file_that_they_are_in, Book) {
  put(*this / "b/one.tex", diagram);
  std::string const shrunk =
      "Package dawson Warning: The diagram is wider than its line; its squares are made smaller "
      "on input line 5.\n";
  for (std::string const opened : {"(./book.tex\n", ""}) {
    latexmk("cat <<'END'\nThis is pdfTeX\n" + opened + "l.11 ...Kd5)))\n" + shrunk +
            ")\nEND\necho made > book.pdf");
    Ended const ended = run({"book.tex"});
    BOOST_TEST(has(ended.err, "book.tex:3:1: warning: the diagram is wider"), ended.err);
  }
}

BOOST_FIXTURE_TEST_CASE(diagrams_in_environments_that_are_too_high_are_reported, Book) {
  put(*this / "b/one.tex", diagram + "\\begin{frame}\n\\begin{frame}\n\\end{frame}\n" + diagram +
                               "\\end{frame}\n" + diagram + "\\begin{frame}\n\\end{frame}\n");
  std::string const high = "Overfull \\vbox (72.27pt too high) detected at line ";
  latexmk("cat <<'END'\nThis is pdfTeX\n(./book.tex (./one.tex\n" + high + "10\n []\n\n" + high +
          "15\n []\n\n))\nEND\necho made > book.pdf");
  Ended const ended = run({"book.tex"});
  BOOST_TEST(has(ended.err, "one.tex:7:1: warning: the environment around this diagram is 25.4 mm"),
             ended.err);
  BOOST_TEST(ended.err.find("W-WIDE") == ended.err.rfind("W-WIDE"), ended.err);
}

BOOST_AUTO_TEST_SUITE_END()
