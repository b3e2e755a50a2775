// Tests of `dawson fmt`: the output has the same meaning as the input.
#include <boost/test/unit_test.hpp>

#include <regex>

#include "program.hpp"

using namespace dawson;

namespace {

std::string const unsorted =
    "Text.\n\n```chess\n1 - A. B\nsolution: 1.Kb1\nfen: 8/8/8/8/8/8/8/k1K5\n```\n";
std::string const sorted =
    "Text.\n\n```chess\n1 - A. B\nfen: 8/8/8/8/8/8/8/k1K5\nsolution: 1.Kb1\n```\n";

// Reads an example document without directives that print their own source, which would change.
std::string document(std::string const& name) {
  std::string const text = contents(in_sources("examples/" + name));
  return std::regex_replace(text, std::regex("```chess example( tex)?"), "```chess");
}

// Returns the woven document without empty LaTeX lines and line numbers in errors, both of which
// depend on the number of lines of a directive.
std::string woven(std::string const& text, std::string const& suffix, Folder const& folder) {
  put(folder / ("doc" + suffix), text);
  Ended const ended =
      run_program({"weave", "doc" + suffix, "-o", "-", "--draft", "--quiet", "--assets", "images"},
                  folder.path());
  return std::regex_replace(ended.out, std::regex("\n[% \t]*(?=\n)|, line [0-9]+"), "");
}

}  // namespace

BOOST_AUTO_TEST_CASE(fmt_indents_lines_of_a_solution) {
  Folder const folder;
  put(folder / "a.md", "```chess\nsolution:\na) 1.Kb1\n% comment\nb) 1.Ka2\nauthor: X\n```\n");
  std::string const formed = run_program({"fmt", "a.md"}, folder.path()).out;
  BOOST_TEST(formed == "```chess\nauthor: X\nsolution:\n  a) 1.Kb1\n% comment\n  b) 1.Ka2\n```\n");
  put(folder / "a.md", formed);
  BOOST_TEST(run_program({"fmt", "a.md", "--check"}, folder.path()).status == 0);
}

BOOST_AUTO_TEST_CASE(fmt_writes_to_the_requested_place) {
  Folder const folder;
  put(folder / "a.md", unsorted);
  BOOST_TEST(run_program({"fmt", "a.md"}, folder.path()).out == sorted);
  BOOST_TEST(run_program({"fmt", "-", "--host", "markdown"}, folder.path(), unsorted).out ==
             sorted);
  BOOST_TEST(run_program({"fmt", "a.md", "-o", "b.md"}, folder.path()).status == 0);
  BOOST_TEST(contents(folder / "b.md") == sorted);
  BOOST_TEST(contents(folder / "a.md") == unsorted);
  Ended const onto_itself = run_program({"fmt", "a.md", "-o", "a.md"}, folder.path());
  BOOST_TEST(onto_itself.status == 2);
  BOOST_TEST(contents(folder / "a.md") == unsorted);
  BOOST_TEST(run_program({"fmt", "a.md", "b.md"}, folder.path()).status == 2);
}

BOOST_AUTO_TEST_CASE(nothing_is_written_after_an_error) {
  Folder const folder;
  Ended const ended = run_program({"fmt", "-", "--host", "markdown"}, folder.path(),
                                  unsorted + "```chess\nautor: A\n```\n");
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(ended.out == "");
  BOOST_TEST(ended.err.find("[E-FIELD]") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_check_reports_unformatted_files_by_its_status) {
  Folder const folder;
  put(folder / "a.md", unsorted);
  put(folder / "b.md", sorted);
  Ended const reported =
      run_program({"fmt", "--check", "a.md", "--diagnostics", "short"}, folder.path());
  BOOST_TEST(reported.status == 1);
  BOOST_TEST(reported.out == "");
  BOOST_TEST(reported.err == "a.md:3:1: error: fields not in canonical form [E-FORM]\n");
  Ended const sound = run_program({"fmt", "--check", "b.md"}, folder.path());
  BOOST_TEST(sound.status == 0);
  BOOST_TEST(sound.err == "");
}

BOOST_AUTO_TEST_CASE(synonyms_in_front_matter_are_reported_with_the_canonical_names) {
  Folder const folder;
  put(folder / "a.md", "---\ntoc: yes\nlanguage: de\n---\n\n" + sorted);
  for (std::vector<std::string> const& call :
       {std::vector<std::string>{"fmt", "a.md"}, {"fmt", "--check", "a.md"}}) {
    Ended const ended = run_program(call, folder.path());
    BOOST_TEST(ended.status == 0);
    BOOST_TEST(ended.err.find("a.md:2:1: warning: `toc` is another name for `contents`") == 0U,
               ended.err);
    BOOST_TEST(ended.err.find("`language`") == std::string::npos);
  }
}

BOOST_AUTO_TEST_CASE(formatting_keeps_the_meaning_and_is_idempotent) {
  for (auto const& [name, suffix] : {std::pair<std::string, std::string>{"column.md", ".md"},
                                     {"booklet.md", ".md"},
                                     {"manual/fields.md", ".md"},
                                     {"manual/board.md", ".md"},
                                     {"manual/gallery.md", ".md"},
                                     {"column.tex", ".tex"}})
    for (char const* form : {"--quiet", "--fields"}) BOOST_TEST_CONTEXT(name << " " << form) {
        Folder const folder;
        std::string const text = document(name);
        put(folder / ("a" + suffix), text);
        Ended const once = run_program({"fmt", "a" + suffix, form}, folder.path());
        BOOST_TEST(once.out != text);
        put(folder / ("b" + suffix), once.out);
        BOOST_TEST(run_program({"fmt", "b" + suffix, form}, folder.path()).out == once.out);
        BOOST_TEST(run_program({"fmt", "--check", "b" + suffix}, folder.path()).status ==
                   once.status);
        bool const same = woven(text, suffix, folder) == woven(once.out, suffix, folder);
        BOOST_TEST(same);
      }
}

// Parts that fmt leaves unchanged must pass the check.
BOOST_AUTO_TEST_CASE(the_check_accepts_unformattable_parts_and_one_run_is_enough) {
  Folder const folder;
  std::string const in_form = "author: X\nfen: 8/8/8/8/8/8/8/K6k\n";
  std::string const start = "\\documentclass{article}\n\\usepackage{dawson}\n\\begin{chess}\n";
  std::vector<std::pair<std::string, std::string>> const documents{
      {"a.md", "```chess\n" + in_form},  // unclosed
      {"a.md", "```chess\n" + in_form + "\n\n"},
      {"a.md", "```chess\nauthor: X\nfen: 8/8/8/8/8/8/8/K6k"},
      {"a.md", "- ```chess\n  author: X\n  fen: 8/8/8/8/8/8/8/K6k\n\nText.\n"},
      {"a.md", "- ```chess\n  author: X\n  fen: 8/8/8/8/8/8/8/K6k\n  ```\n"},
      {"a.md", "> - ```chess\n>   author: X\n>   fen: 8/8/8/8/8/8/8/K6k\n>   ```\n"},
      {"a.md", "```chess\nauthor: X\r\nfen: 8/8/8/8/8/8/8/K6k\n```\n"},  // one different line end
      {"a.md", "```chess\nauthor: X\nfen: 8/8/8/8/8/8/8/K6k\r\n```\n"},
      {"a.tex", start + "author: X\nfen: 8/8/8/8/8/8/8/K6k\r\n\\end{chess}\n"},
      {"a.tex", start + "author: X\r\nfen: 8/8/8/8/8/8/8/K6k\n\\end{chess}\n"},
  };
  for (auto const& [name, text] : documents) {
    put(folder / name, text);
    BOOST_TEST(run_program({"fmt", name}, folder.path()).out == text);
    BOOST_TEST(run_program({"fmt", "--check", name}, folder.path()).status == 0, text);
  }
  std::vector<std::pair<std::string, std::string>> const others{
      {"a.md", "```chess\nfen: 8/8/8/8/8/8/8/K6k\nauthor: X\n\n\n"},
      {"a.md", "- ```chess\n  fen: 8/8/8/8/8/8/8/K6k\n  author: X\n\nText.\n"},
      {"a.md", "```chess\nfen: 8/8/8/8/8/8/8/K6k\r\nauthor: X\n```\n"},
      {"a.tex", start + "fen: 8/8/8/8/8/8/8/K6k\r\nauthor: X\n\\end{chess}\n"},
  };
  for (auto const& [name, text] : others) {
    put(folder / name, text);
    BOOST_TEST(run_program({"fmt", "--check", name}, folder.path()).status == 1, text);
    put(folder / name, run_program({"fmt", name}, folder.path()).out);
    BOOST_TEST(run_program({"fmt", "--check", name}, folder.path()).status == 0, text);
  }
}
