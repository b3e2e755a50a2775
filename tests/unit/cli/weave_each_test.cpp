// Fragments of single diagrams, files of scripts, and policies.
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <string>
#include <vector>

#include "program.hpp"

using namespace dawson;

namespace {

std::string const column =
    "Text.\n\n```chess\nlabel: ab:c\nfen: 8/8/8/8/8/1K6/7R/k7\nstipulation: #1\n"
    "solution: 1.Rh1#\n```\n\nMore.\n\n```chess\nfen: 8/8/8/8/8/2K5/7R/k7\n```\n\n"
    "```chess solutions\n```\n";

}  // namespace

BOOST_AUTO_TEST_CASE(each_diagram_becomes_a_file_with_its_solution) {
  Folder const folder;
  put(folder / "m.md", column);
  auto const run =
      run_program({"weave", "m.md", "--to", "html", "--each", "-o", "out", "--scripts", "out/st"},
                  folder.path());
  BOOST_TEST(run.status == 0, run.err);
  std::string const first = contents(folder / "out/ab-c.html");
  BOOST_TEST(first.starts_with("<div class=\"dawson\""));
  BOOST_TEST(first.find("<details id=\"solution-") != std::string::npos);
  BOOST_TEST(first.find("style=") == std::string::npos);
  BOOST_TEST(first.find("More.") == std::string::npos);
  BOOST_TEST(std::filesystem::exists(folder / "out/st/dawson.js"));
  BOOST_TEST(contents(folder / "out/st/dawson.css").find(".dawson-") != std::string::npos);
  std::size_t files = 0;
  for (auto const& one : std::filesystem::directory_iterator(folder / "out"))
    files += one.is_regular_file() ? 1 : 0;
  BOOST_TEST(files == 2U);
}

BOOST_AUTO_TEST_CASE(a_document_with_an_error_has_no_fragments) {
  Folder const folder;
  put(folder / "m.md", column + "\n```chess\nfen: 9\n```\n");
  auto const run =
      run_program({"weave", "m.md", "--to", "html", "--each", "-o", "out"}, folder.path());
  BOOST_TEST(run.status == 1);
  BOOST_TEST(!std::filesystem::exists(folder / "out"));
}

BOOST_AUTO_TEST_CASE(a_policy_is_printed_for_each_page) {
  Folder const folder;
  put(folder / "m.md", column);
  put(folder / "own.css", "p { color: red }\n");
  auto const inside =
      run_program({"weave", "m.md", "-o", "m.html", "--css", "own.css", "--csp"}, folder.path());
  BOOST_TEST(inside.out.starts_with("m.html: script-src 'sha256-"));
  BOOST_TEST(contents(folder / "m.html").find(" style=\"") == std::string::npos);
  auto const apart = run_program(
      {"weave", "m.md", "-o", "site/m.html", "--css", "own.css", "--scripts", "site/st", "--csp"},
      folder.path());
  BOOST_TEST(apart.out == "site/m.html: script-src 'self'; style-src 'self'\n");
  std::string const page = contents(folder / "site/m.html");
  BOOST_TEST(page.find("<link rel=\"stylesheet\" href=\"st/dawson.css\" />\n"
                       "<link rel=\"stylesheet\" href=\"st/author.css\" />\n") !=
             std::string::npos);
  BOOST_TEST(page.find("<script src=\"st/dawson.js\"></script>") != std::string::npos);
  BOOST_TEST(contents(folder / "site/st/author.css") == "p { color: red }\n");
}

BOOST_AUTO_TEST_CASE(options_of_pages_are_refused_elsewhere) {
  Folder const folder;
  put(folder / "m.md", column);
  for (std::vector<std::string> const& words :
       {std::vector<std::string>{"weave", "m.md", "-o", "w.md", "--each"},
        std::vector<std::string>{"weave", "m.md", "-o", "w.md", "--csp"},
        std::vector<std::string>{"weave", "m.md", "-o", "w.html", "--each"},
        std::vector<std::string>{"weave", "m.md", "--to", "html", "-o", "-", "--csp"},
        std::vector<std::string>{"weave", "m.md", "-o", "w.txt", "--scripts", "s"}})
    BOOST_TEST(run_program(words, folder.path()).status == 2, words.back());
}
