// Tests of dependency lists: build tools rebuild exactly the outputs that depend on a changed file.
#include <boost/test/unit_test.hpp>

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

#include "program.hpp"

using namespace dawson;
namespace fs = std::filesystem;

namespace {

std::string const board = "\\begin{chess}\nfen: 8/8/8/8/8/8/8/K6k\n\\end{chess}\n";
std::string const figure =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'><path d='M0 0h1v1z'/></svg>";

// A book of two files, a page with its own style, and a board with its own piece set.
void put_sources(Folder const& folder) {
  put(folder / "master.tex",
      "\\usepackage{dawson}\n\\begin{document}\n" + board + "\\input{chapter}\n");
  put(folder / "chapter.tex", "Text.\n");
  put(folder / "page.md",
      "```chess\nstyle: my.yaml\nfen: 8/8/8/8/8/8/8/K6k\n```\n\n"
      "```chess\nfile: positions.epd:1\n```\n");
  put(folder / "my.yaml", "square: 6mm\n");
  put(folder / "positions.epd", "8/8/8/8/8/8/8/Q6q w - -\n");
  put(folder / "set/white-king.svg", figure);
  put(folder / "set/black-king.svg", figure);
}

std::string const book = "weave --follow master.tex -o out --deps book.d";
std::string const page = "weave page.md -o page/page.md --deps page.d";
std::string const picture = "board -o board.svg --pieces set --deps board.d -- K1k/3";

void put_makefile(Folder const& folder) {
  put(folder / "Makefile",
      "all: out/master.tex page/page.md board.svg\n"
      "out/master.tex:\n\t" +
          program() + " " + book +
          " && touch $@ && echo book >>made\n"
          "page/page.md:\n\t" +
          program() + " " + page +
          " && touch $@ && echo page >>made\n"
          "board.svg:\n\t" +
          program() + " " + picture +
          " && touch $@ && echo board >>made\n"
          "-include book.d page.d board.d\n");
}

void put_ninja_file(Folder const& folder) {
  std::string file;
  std::vector<std::vector<std::string>> const rules{{"book", book, "out/master.tex", "master.tex"},
                                                    {"page", page, "page/page.md", "page.md"},
                                                    {"board", picture, "board.svg", ""}};
  for (auto const& rule : rules)
    file += "rule " + rule[0] + "\n  command = " + program() + " " + rule[1] + " && echo " +
            rule[0] + " >>made\n  depfile = " + rule[0] + ".d\n  deps = gcc\n  restat = 1\nbuild " +
            rule[2] + ": " + rule[0] + " " + rule[3] + "\n";
  put(folder / "build.ninja", file);
}

// Returns the outputs that `tool` builds, in the order of the rules, or its whole output if it
// fails.
std::string made(Folder const& folder, std::string const& tool) {
  fs::remove(folder / "made");
  std::string const command = "cd '" + folder.path() + "' && " + tool + " >log 2>&1";
  if (std::system(command.c_str()) != 0) return contents(folder / "log");
  std::string const all = contents(folder / "made");
  std::string out;
  for (char const* rule : {"book", "page", "board"})
    if (all.find(rule) != std::string::npos) out += std::string(out.empty() ? "" : " ") + rule;
  return out;
}

void check_tool(std::string const& tool) {
  Folder const folder;
  put_sources(folder);
  put_makefile(folder);
  put_ninja_file(folder);
  BOOST_TEST(made(folder, tool) == "book page board");
  BOOST_TEST(made(folder, tool) == "");
  for (auto const& [changed, expected] :
       std::vector<std::pair<std::string, std::string>>{{"chapter.tex", "book"},
                                                        {"my.yaml", "page"},
                                                        {"positions.epd", "page"},
                                                        {"set/white-king.svg", "board"}}) {
    put(folder / changed, contents(folder / changed) + "\n");
    BOOST_TEST(made(folder, tool) == expected, changed);
    BOOST_TEST(made(folder, tool) == "", changed);
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(make_rebuilds_the_outputs_that_depend_on_a_file) { check_tool("make"); }

BOOST_AUTO_TEST_CASE(ninja_rebuilds_the_outputs_that_depend_on_a_file,
                     *boost::unit_test::label("ninja")) {
  check_tool("ninja");
}

BOOST_AUTO_TEST_CASE(the_list_is_written_each_time_unlike_the_outputs) {
  Folder const folder;
  put(folder / "a.tex", board);
  std::vector<std::string> const weave{"weave", "a.tex", "-o", "out/a.tex", "--deps", "a.d"};
  BOOST_TEST(run_program(weave, folder.path()).status == 0);
  BOOST_TEST(contents(folder / "a.d") == "out/a.tex: \\\n  a.tex\na.tex:\n");
  auto const long_ago = fs::file_time_type::clock::now() - std::chrono::hours(1);
  fs::last_write_time(folder / "a.d", long_ago);
  fs::last_write_time(folder / "out/a.tex", long_ago);
  BOOST_TEST(run_program(weave, folder.path()).status == 0);
  BOOST_TEST((fs::last_write_time(folder / "out/a.tex") == long_ago));
  BOOST_TEST((fs::last_write_time(folder / "a.d") > long_ago));
}

BOOST_AUTO_TEST_CASE(a_list_without_a_target_is_refused) {
  Folder const folder;
  put(folder / "a.tex", board);
  auto const status = [&](std::vector<std::string> const& words) {
    return run_program(words, folder.path()).status;
  };
  BOOST_TEST(status({"weave", "a.tex", "-o", "-", "--deps", "a.d"}) == 2);
  BOOST_TEST(!fs::exists(folder / "a.d"));
  BOOST_TEST(status({"weave", "a.tex", "-o", "-", "--deps", "a.d", "--deps-format", "json"}) == 0);
  BOOST_TEST(contents(folder / "a.d") == "{\"outputs\":[],\"inputs\":[\"a.tex\"]}\n");
  BOOST_TEST(status({"weave", "a.tex", "-o", "x.tex", "--deps", "a.tex"}) == 2);
  BOOST_TEST(status({"weave", "a.tex", "-o", "x.tex", "--deps", "x.tex"}) == 2);
  BOOST_TEST(status({"weave", "a.tex", "-o", "x.tex", "--deps", "a.d", "--deps-format", "m"}) == 2);
  BOOST_TEST(contents(folder / "a.tex") == board);
}

BOOST_AUTO_TEST_CASE(a_failed_run_leaves_the_list_unchanged) {
  Folder const folder;
  put(folder / "a.md", "```chess\nfen: 9\n```\n");
  put(folder / "a.d", "old");
  BOOST_TEST(
      run_program({"booklet", "a.md", "-o", "a.pdf", "--deps", "a.d"}, folder.path()).status == 1);
  BOOST_TEST(contents(folder / "a.d") == "old");
}

// Returns the result of make with the rule of a document of this name.
BOOST_AUTO_TEST_CASE(make_accepts_rules_for_file_names_of_any_kind) {
  for (std::string const name : {"100% sure", "a:b",    "a*b",   "a?b",   "a[b]c",
                                 "[x]",       "a b  c", "a#b",   "a$b",   "$(shell touch no)",
                                 "a\\b",      "a\\ b",  "a\\%b", "a\\:b", "a\\*b",
                                 "a|b",       "a~b",    "it's",  "a\"b",  "a&b",
                                 "-a",        "\u00e4"}) {
    Folder const folder;
    put(folder / (name + ".md"), "Text.\n");
    put(folder / "plain.md", "Text.\n");
    put(folder / "axb.md", "what a pattern could match\n");
    put(folder / "Makefile", "out.md:\n\t@sh ./weave && touch $@ && echo made\n-include out.d\n");
    auto const weave = [&](std::string const& document) {
      put(folder / "weave", program() + " weave -o out.md --deps out.d -- " + quoted(document));
    };
    auto const made = [&] {
      std::string const command =
          "cd " + quoted(folder.path()) + " && make -s >out 2>&1; echo $? >>out";
      BOOST_TEST(std::system(command.c_str()) == 0);
      return contents(folder / "out");
    };
    auto const change = [&](std::string const& file, int hours) {
      auto const ago = std::chrono::hours(hours);
      fs::last_write_time(folder / file, fs::file_time_type::clock::now() - ago);
    };
    BOOST_TEST_CONTEXT(name) {
      weave(name + ".md");
      BOOST_TEST_REQUIRE(made() == "made\n0\n");
      change("axb.md", 4);
      change(name + ".md", 3);
      change("out.md", 2);
      BOOST_TEST(made() == "0\n");
      change("axb.md", 1);
      BOOST_TEST(made() == "0\n");
      change(name + ".md", 1);
      BOOST_TEST(made() == "made\n0\n");
      // Deleted and no longer referenced.
      fs::remove(folder / (name + ".md"));
      weave("plain.md");
      BOOST_TEST(made() == "made\n0\n");
      BOOST_TEST(!fs::exists(folder / "no"));
    }
  }
}

BOOST_AUTO_TEST_CASE(a_name_that_no_rule_can_express_is_reported) {
  Folder const folder;
  for (std::string const name : {"a=b.tex", "a;b.tex", "a\tb.tex", "a\nb.tex"}) {
    put(folder / name, board);
    fs::remove(folder / "out.tex");
    std::vector<std::string> words{"weave", name, "-o", "out.tex", "--deps", "a.d"};
    Ended const ended = run_program(words, folder.path());
    BOOST_TEST(ended.status == 3);
    BOOST_TEST(ended.err.find("use `--deps-format json` or `zero`") != std::string::npos,
               ended.err);
    BOOST_TEST(!fs::exists(folder / "out.tex"));
    words.insert(words.end(), {"--deps-format", "zero"});
    BOOST_TEST(run_program(words, folder.path()).status == 0);
    BOOST_TEST(contents(folder / "a.d") == name + std::string(1, '\0'));
  }
}
