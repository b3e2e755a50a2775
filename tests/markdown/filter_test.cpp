// Tests of the filter in pandoc.
#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>

#include "places.hpp"
#include "unit/cli/program.hpp"

using namespace dawson;
using nlohmann::json;

namespace {

std::string const document =
    "# Title\n\nText `chess *2q` and `chess programming`, `code`.\n\n"
    "```{.chess .defaults}\nacross: 2\n```\n\n"
    "```{.chess #first author=\"Petko Petkov\"}\nnumber: 1\nfen: 8/8/8/8/4K3/8/8/k7\n"
    "solution: 1.Kb1\n```\n\n"
    "```{.chess}\nnumber: 2\nauthor: *Anon*\nfen: 8/8/8/8/4K3/8/8/1k6\n```\n\n"
    "> ```{.chess}\n> number: 3\n> fen: 8/8/8/8/4K3/8/8/2k5\n> ```\n\n"
    "```{.chess .solutions}\n```\n\n```python\nchess\n```\n";

std::string through_pandoc(std::string const& source, std::string const& options,
                           std::string const& reported = {}) {
  Folder const folder;
  put(folder / "in.md", source);
  put(folder / "filter.sh", "#!/bin/sh\nexec '" + dawson::built_program() + "' filter \"$@\"\n");
  std::filesystem::permissions(folder / "filter.sh", std::filesystem::perms::owner_all);
  int const status =
      std::system(("cd '" + folder.path() + "' && pandoc --filter ./filter.sh in.md " + options +
                   " -o out 2>said")
                      .c_str());
  BOOST_TEST(status == 0, contents(folder / "said"));
  BOOST_TEST(contents(folder / "said").find(reported) != std::string::npos);
  return contents(folder / "out");
}

std::size_t count(std::string const& text, std::string const& part) {
  std::size_t times = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
    ++times;
  return times;
}

}  // namespace

BOOST_AUTO_TEST_CASE(metadata_of_pandoc_counts_as_front_matter,
                     *boost::unit_test::label("markdown_readers")) {
  std::string const text =
      "\n```{.chess}\nfen: 8/8/8/8/8/8/8/R3K2k\nsolution: 1.Rf1\n```\n\n"
      "```{.chess .solutions}\n```\n";
  std::string const french =
      through_pandoc("---\nlang: fr\ndescribed: short\n---\n" + text, "-t html --wrap=none");
  BOOST_TEST(count(french, "alt=\"Diagramme d’échecs. Blancs 2, Noirs 1.\"") == 1U);
  BOOST_TEST(count(french, "1.\u2654f1") == 1U);
  std::string const english = through_pandoc("---\nlang: en\n---\n" + text, "-t html --wrap=none");
  BOOST_TEST(count(english, "1.\u2656f1") == 1U);
  through_pandoc("---\nallow: W-NONE\n---\n" + text, "-t html", "W-YAML");
}

BOOST_AUTO_TEST_CASE(pandoc_prints_the_output_of_the_filter,
                     *boost::unit_test::label("markdown_readers")) {
  std::string const html = through_pandoc(document, "-t html --wrap=none");
  BOOST_TEST(count(html, "src=\"data:image/svg+xml;base64,") == 4U);
  BOOST_TEST(count(html, "alt=\"black queen (upside down)\"") == 1U);
  BOOST_TEST(count(html, "<table") == 1U);
  BOOST_TEST(count(html, "<div id=\"first\"") == 1U);
  BOOST_TEST(count(html, "<code>chess programming</code>") == 1U);
  BOOST_TEST(count(html, "<em>Anon</em>") == 1U);
  BOOST_TEST(html.find("<blockquote>") < html.find("<strong>3</strong>"));
  BOOST_TEST(count(html, "1.♔b1") == 1U);
  BOOST_TEST(html.find("sourceCode python") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(input_without_directives_is_returned_unchanged,
                     *boost::unit_test::label("markdown_readers")) {
  std::string const plain =
      "# A\n\nText *b* `c`[^1].\n\n| a | b |\n|---|---|\n| c | d |\n\n[^1]: n\n";
  Folder const folder;
  put(folder / "in.md", plain);
  int const status =
      std::system(("cd '" + folder.path() + "' && pandoc -t json in.md -o in.json").c_str());
  BOOST_REQUIRE(status == 0);
  std::string const tree = contents(folder / "in.json");
  Ended const ended = run_program({"filter", "html"}, folder.path(), tree);
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(json::parse(ended.out) == json::parse(tree));
}

BOOST_AUTO_TEST_CASE(links_without_text_print_numbers_or_headings_or_are_reported,
                     *boost::unit_test::label("markdown_readers")) {
  std::string const source =
      "# The *Award*\n\n[](#first), [](#the-award), [](#firts), [](#first \"page\").\n\n"
      "```{.chess #first}\nnumber: 7a\nafter: \"[](#the-award)\"\nfen: 8/8/8/8/8/8/8/K6k\n```\n";
  std::string const html = through_pandoc(source, "-t html --wrap=none");
  BOOST_TEST(count(html, "<a href=\"#first\">7a</a>") == 2U);
  BOOST_TEST(count(html, "<a href=\"#the-award\">The Award</a>") == 2U);
  Folder const folder;
  put(folder / "in.md", source);
  int const status =
      std::system(("cd '" + folder.path() + "' && pandoc -t json in.md -o in.json").c_str());
  BOOST_REQUIRE(status == 0);
  Ended const ended = run_program({"filter", "html"}, folder.path(), contents(folder / "in.json"));
  BOOST_TEST(count(ended.err, "W-REFERENCE") == 2U, ended.err);
  BOOST_TEST(count(ended.err, "did you mean `#first`?") == 1U, ended.err);
  BOOST_TEST(count(ended.err, "[](#firts)") == 1U, ended.err);
}

// Word processors show no SVG images, or only some of them.
BOOST_AUTO_TEST_CASE(documents_for_word_processors_have_png_boards,
                     *boost::unit_test::label("markdown_readers")) {
  std::string const docx = through_pandoc(document, "-t docx");
  BOOST_TEST(count(docx, "word/media/") ==
             8U);  // a piece and three boards, in the archive and its index
  BOOST_TEST(count(docx, ".svg") == 0U);
  std::string const rtf = through_pandoc(document, "-s -t rtf");
  BOOST_TEST(count(rtf, "{\\pict\\pngblip") == 4U);
}

BOOST_AUTO_TEST_CASE(myst_blocks_are_directives_or_reported,
                     *boost::unit_test::label("markdown_readers")) {
  std::string const html = through_pandoc(
      "```{chess}\n:number: 7\nfen: 8/8/8/8/4K3/8/8/k7\n```\n\n:::{chess}\nfen: x\n:::\n",
      "-t html", "1 `:::` block of class `chess`");
  BOOST_TEST(count(html, "src=\"data:image/svg+xml;base64,") == 1U);
  BOOST_TEST(count(html, "<strong>7</strong>") == 1U);
}
