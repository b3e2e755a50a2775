// Tests of project settings, and of the folder that file names are relative to.
#include <boost/test/unit_test.hpp>

#include <filesystem>

#include "program.hpp"

using namespace dawson;

namespace {

std::string const board = "```chess\nfen: 8/8/8/8/8/8/8/K6k\nsource: House\n```\n";

bool has(std::string const& text, std::string const& part) {
  return text.find(part) != std::string::npos;
}

std::string contents_of(Folder const& folder, std::vector<std::string> const& words,
                        std::string const& out, int status = 0) {
  Ended const ended = run_program(words, folder.path());
  BOOST_TEST(ended.status == status, ended.err);
  return contents(folder / out);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(project)

BOOST_AUTO_TEST_CASE(the_project_file_is_beside_the_main_file_and_options_override_it) {
  Folder const folder;
  put(folder / "p/dawson.yaml", "defaults: {source: From Project, number: auto}\nlanguage: de\n");
  put(folder / "p/a.md", "```chess\nfen: 8/8/8/8/8/8/8/K6k\n```\n");
  put(folder / "p/sub/b.md", "```chess\nfen: 8/8/8/8/8/8/8/K6k\n```\n");
  put(folder / "own", "source: From Option\n");
  std::string const text = contents_of(folder, {"weave", "p/a.md", "-o", "out.md"}, "out.md");
  BOOST_TEST(has(text, "From Project"));
  BOOST_TEST(has(text, "**1**"));
  BOOST_TEST(
      has(contents_of(folder, {"weave", "p/a.md", "-o", "out.html"}, "out.html"), "lang=\"de\""));
  std::string const won =
      contents_of(folder, {"weave", "p/a.md", "-o", "out.md", "--defaults", "own"}, "out.md");
  BOOST_TEST(has(won, "From Option"));
  BOOST_TEST(has(won, "**1**"));
  // Parent folders are never searched.
  BOOST_TEST(!has(contents_of(folder, {"weave", "p/sub/b.md", "-o", "out.md"}, "out.md"), "From"));
}

BOOST_AUTO_TEST_CASE(the_project_file_is_listed_as_an_input) {
  Folder const folder;
  put(folder / "dawson.yaml", "master: a.md\n");
  put(folder / "a.md", board);
  contents_of(folder, {"weave", "-o", "out.md", "--deps", "d", "--sandbox"}, "out.md");
  BOOST_TEST(has(contents(folder / "d"), "dawson.yaml"));
  BOOST_TEST(has(contents(folder / "out.md"), "House"));
}

BOOST_AUTO_TEST_CASE(errors_in_the_project_file_suggest_the_closest_match) {
  Folder const folder;
  put(folder / "a.md", board);
  put(folder / "dawson.yaml",
      "sytle: plain\nlimits: {squares: 0, findigs: 3}\nlanguage: Germn\nstyle: [a]\n");
  Ended const ended = run_program({"check", "a.md", "--diagnostics", "short"}, folder.path());
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(has(ended.err, "dawson.yaml:1:1: error: unknown key `sytle` [E-PROJECT]"), ended.err);
  BOOST_TEST(has(ended.err, "dawson.yaml:2:19: error: `squares` must be a number from 1 to"),
             ended.err);
  std::string const hints = run_program({"check", "a.md"}, folder.path()).err;
  for (std::string const near : {"style", "findings", "german"})
    BOOST_TEST(has(hints, "did you mean `" + near + "`?"), hints);
  BOOST_TEST(has(ended.err, "dawson.yaml:4:8: error: expected a single value"), ended.err);
  put(folder / "dawson.yaml", "style: hous.yaml\n");
  Ended const style = run_program({"check", "a.md", "--diagnostics", "short"}, folder.path());
  BOOST_TEST(has(style.err, "dawson.yaml:1:8: error: cannot read hous.yaml"), style.err);
}

BOOST_AUTO_TEST_CASE(a_project_file_cannot_raise_limits) {
  Folder const folder;
  put(folder / "a.md", "```chess\nx2fen: 9x9\n```\n");
  put(folder / "dawson.yaml", "limits: {squares: 20000}\n");
  Ended const ended =
      run_program({"check", "a.md", "--sandbox", "--diagnostics", "short"}, folder.path());
  BOOST_TEST(
      has(ended.err, "dawson.yaml:1:19: error: this file cannot raise a limit with `--sandbox`"),
      ended.err);
  put(folder / "dawson.yaml", "limits: {squares: 4}\n");
  put(folder / "a.md", board);
  Ended const small = run_program({"check", "a.md", "--sandbox"}, folder.path());
  BOOST_TEST(has(small.err, "E-LIMIT"), small.err);
}

// A style of the main file is found from chapters in other folders, and styles of chapters from
// theirs.
BOOST_AUTO_TEST_CASE(paths_are_relative_to_the_file_that_names_them) {
  Folder const folder;
  put(folder / "house.yaml", "caption: {above: ['MASTER {source}']}\n");
  put(folder / "sub/own.yaml", "caption: {above: ['CHAPTER {source}']}\n");
  std::string const tex_board =
      "\\begin{chess}\nfen: 8/8/8/8/8/8/8/K6k\nsource: S\nallow: W-SAME\n";
  put(folder / "sub/a.tex",
      tex_board + "\\end{chess}\n" + tex_board + "style: own.yaml\n\\end{chess}\n");
  put(folder / "m.tex",
      "\\begin{chess} defaults\nstyle: house.yaml\n\\end{chess}\n\\input{sub/a}\n");
  std::string const tex =
      contents_of(folder, {"weave", "m.tex", "--follow", "-o", "out"}, "out/sub/a.tex");
  BOOST_TEST(has(tex, "MASTER"));
  BOOST_TEST(has(tex, "CHAPTER"));
  put(folder / "sub/list.fen", "8/8/8/8/8/8/8/K6k\n");
  put(folder / "sub/b.md",
      "```chess\nfile: list.fen\nsource: S\n```\n\n"
      "```chess\nfile: list.fen\nsource: S\nstyle: own.yaml\nallow: W-SAME\n```\n");
  put(folder / "m.md",
      "```chess defaults\nstyle: house.yaml\n```\n\n```chess include sub/b.md\n```\n");
  std::string const text = contents_of(folder, {"weave", "m.md", "-o", "m.html"}, "m.html");
  BOOST_TEST(has(text, "MASTER"));
  BOOST_TEST(has(text, "CHAPTER"));
  put(folder / "d/defaults", "style: ../house.yaml\n");
  put(folder / "sub/c.md", board);
  BOOST_TEST(has(
      contents_of(folder, {"weave", "sub/c.md", "-o", "c.md", "--defaults", "d/defaults"}, "c.md"),
      "MASTER"));
  put(folder / "sub/dawson.yaml", "style: own.yaml\n");
  BOOST_TEST(has(contents_of(folder, {"weave", "sub/c.md", "-o", "c.md"}, "c.md"), "CHAPTER"));
}

BOOST_AUTO_TEST_SUITE_END()
