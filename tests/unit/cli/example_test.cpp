// Tests of `chess example`: diagrams beside their source.
#include <boost/test/unit_test.hpp>

#include "program.hpp"

using namespace dawson;

namespace {

constexpr char const* document =
    "# Examples\n\n```chess example size=4mm\nauthor: A & B\nfen: 8/8/8/8/8/8/8/K6k\n```\n\n"
    "```chess example tex flip=yes\nfen: 8/8/8/8/8/8/8/K5k1\n```\n";

bool has(std::string const& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_CASE(an_example_is_printed_beside_its_source) {
  Folder const folder;
  put(folder / "a.md", document);
  Ended const page = run_program({"weave", "a.md", "-o", "a.html"}, folder.path());
  BOOST_TEST(page.err == "");
  std::string const html = contents(folder / "a.html");
  BOOST_TEST(
      has(html, "<div class=\"example\">\n<pre><code>```chess size=4mm\nauthor: A &amp; B\n"));
  BOOST_TEST(has(html, "<code>\\begin{chess}[flip=yes]\nfen: 8/8/8/8/8/8/8/K5k1\n\\end{chess}\n"));
  Ended const woven = run_program({"weave", "a.md", "-o", "out/a.md"}, folder.path());
  BOOST_TEST(woven.err == "");
  BOOST_TEST(has(contents(folder / "out/a.md"),
                 "````\n```chess size=4mm\nauthor: A & B\nfen: 8/8/8/8/8/8/8/K6k\n```\n````\n\n"));
  Ended const booklet = run_program({"booklet", "a.md", "-o", "a.pdf"}, folder.path());
  BOOST_TEST(booklet.err == "");
  BOOST_TEST(booklet.status == 0);
}

BOOST_AUTO_TEST_CASE(an_example_is_one_diagram_in_markdown) {
  Folder const folder;
  put(folder / "a.tex",
      "\\documentclass{article}\\usepackage{dawson}\\begin{document}\n"
      "\\begin{chess} example\nfen: 8/8/8/8/8/8/8/K6k\n\\end{chess}\n"
      "\\end{document}\n");
  Ended const latex = run_program({"check", "a.tex"}, folder.path());
  BOOST_TEST(latex.status == 1);
  BOOST_TEST(has(latex.err, "`example` works only in Markdown [E-WORD]"));
  put(folder / "b.epd", "8/8/8/8/8/8/8/K6k w - -\n");
  put(folder / "a.md", "```chess example\nfrom: b.epd\n```\n");
  Ended const many = run_program({"check", "a.md"}, folder.path());
  BOOST_TEST(many.status == 1);
  BOOST_TEST(has(many.err, "`example` cannot print the problems of a file [E-WORD]"));
  put(folder / "a.md", "```chess exampel\nfen: 8/8/8/8/8/8/8/K6k\n```\n");
  BOOST_TEST(has(run_program({"check", "a.md"}, folder.path()).err, "[E-WORD]"));
}
