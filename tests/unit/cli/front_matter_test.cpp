// Tests that front matter has the same meaning in every command.
#include <boost/test/unit_test.hpp>

#include <nlohmann/json.hpp>
#include <regex>
#include <string>
#include <vector>

#include "program.hpp"

using namespace dawson;
using nlohmann::json;

namespace {

std::string with_front(std::string const& front, std::string const& text = "Text.\n") {
  return "---\n" + front + "---\n\n" + text;
}

// Returns findings of `--diagnostics short` such as "2:1 W-KEY, 3:5 E-STYLE"; findings in other
// files include the file name.
std::string places(std::string const& report) {
  std::regex const line(R"~(([^:\n]*):(\d+:\d+): \w+: [^\n]* \[([EW]-[A-Z0-9]+)\])~");
  std::string out;
  for (std::sregex_iterator it(report.begin(), report.end(), line), end; it != end; ++it) {
    std::string const file = (*it)[1];
    out += (out.empty() ? "" : ", ") + (file.ends_with("a.md") ? "" : file + ":") + (*it)[2].str() +
           " " + (*it)[3].str();
  }
  return out;
}

std::vector<std::vector<std::string>> const commands = {
    {"booklet", "a.md", "-o", "a.pdf"},
    {"weave", "a.md", "-o", "out/a.html"},
    {"weave", "a.md", "-o", "out/a.epub"},
    {"weave", "a.md", "-o", "out/a.md"},
    {"weave", "a.md", "--to", "html", "--fragment", "-o", "out/f.html"},
    {"check", "a.md"}};

std::string findings_of(std::vector<std::string> command, Folder const& folder) {
  command.insert(command.end(), {"--diagnostics", "short"});
  Ended const ended = run_program(command, folder.path());
  return places(ended.out + ended.err);
}

std::string findings_of_mdbook(std::string const& document, Folder const& folder) {
  json const chapter = {{"name", "a"}, {"content", document}, {"path", "a.md"}};
  json const book = {{{"root", folder.path()}, {"config", {{"book", {{"src", "."}}}}}},
                     {{"items", {{{"Chapter", chapter}}}}}};
  return places(run_program({"mdbook", "--diagnostics", "short"}, folder.path(), book.dump()).err);
}

void every_command_finds(std::string const& wanted, std::string const& front) {
  Folder const folder;
  std::string const document = with_front(front);
  put(folder / "a.md", document);
  for (auto const& command : commands)
    BOOST_TEST(findings_of(command, folder) == wanted, front << command[0] << command.back());
  BOOST_TEST(findings_of_mdbook(document, folder) == wanted, front << " mdbook");
}

std::string const board = "~~~ {.chess}\nauthor: Anna Abel\nfen: 8/8/8/3k4/8/3K4/8/7R\n~~~\n";

}  // namespace

BOOST_AUTO_TEST_SUITE(front_matter)

BOOST_AUTO_TEST_CASE(every_command_reports_unknown_keys) {
  every_command_finds("2:1 W-KEY, 3:1 W-KEY", "titel: A\npapersize: a4\n");
  every_command_finds("2:1 W-KEY, 3:1 W-KEY", "dark squares: flat\nnumber: auto\n");
  every_command_finds("2:8 W-KEY", "page: {innner: 25mm}\n");
  every_command_finds("3:1 W-KEY", "title: One\ntitle: Two\n");
}

BOOST_AUTO_TEST_CASE(keys_of_other_programs_are_left_alone) {
  every_command_finds("", "comments: true\ntags: [a, b]\nlayout: post\nfrobnicate: yes\n");
  every_command_finds("", "caption: A picture\nframe: yes\nnames: [A, B]\n");
  every_command_finds("2:1 W-KEY, 3:1 W-KEY", "frame: {lines: 1}\nmoves: figurines\n");
}

BOOST_AUTO_TEST_CASE(every_command_reports_bad_values) {
  every_command_finds("2:18 E-STYLE, 3:6 E-STYLE", "number sections: nine\ntoc: maybe\n");
  every_command_finds("2:8 W-YAML, 3:13 E-STYLE", "title: [A, B]\ntitle page: maybe\n");
  every_command_finds("2:11 W-YAML", "language: germna\n");
  every_command_finds("2:8 W-PAPER", "paper: a9\n");
  every_command_finds("2:11 W-YAML", "subtitle: \"open\nnumber sections: 1\n");
}

BOOST_AUTO_TEST_CASE(synonyms_of_a_key_must_agree) {
  every_command_finds("3:11 E-STYLE", "toc: true\ncontents: no\n");
  every_command_finds("3:6 E-STYLE", "contents: 3\ntoc: 2\n");
  every_command_finds("", "toc: yes\ncontents: 2\nlang: de\nlanguage: de\n");
  every_command_finds("3:11 E-STYLE", "lang: de\nlanguage: fr\n");
}

BOOST_AUTO_TEST_CASE(toml_is_read_like_yaml) {
  Folder const folder;
  put(folder / "a.md",
      "+++\nlanguage = \"de\"\n\"number sections\" = 9\nsubtitel = \"X\"\n+++\n\nText.\n");
  for (auto const& command : commands)
    BOOST_TEST(findings_of(command, folder) == "3:21 E-STYLE, 4:1 W-KEY", command.back());
}

BOOST_AUTO_TEST_CASE(an_address_is_checked_if_it_has_an_effect) {
  Folder const folder;
  put(folder / "a.md", with_front("url: /a/b.html\n"));
  for (auto const& command : commands)
    BOOST_TEST(findings_of(command, folder) == (command.back() == "out/a.md" ? "" : "2:6 W-YAML"),
               command.back());
}

BOOST_AUTO_TEST_CASE(every_spelling_of_yes_and_no_is_read) {
  Folder const folder;
  put(folder / "style.yaml", "");
  for (char const* const no : {"no", "No", "NO", "false", "False", "off", "OFF", "none"}) {
    put(folder / "a.md", with_front(std::string("title: Kings\ntitlepage: ") + no + "\n"));
    for (auto const& command : commands)
      BOOST_TEST(findings_of(command, folder) == "", no << " " << command.back());
    BOOST_TEST(contents(folder / "out/a.html").find("<header>") == std::string::npos, no);
  }
  for (char const* const yes : {"yes", "Yes", "YES", "true", "True", "on", "ON"}) {
    put(folder / "a.md",
        with_front(std::string("title: Kings\ntitle page: ") + yes + "\ntoc: " + yes + "\n",
                   "# One\n"));
    BOOST_TEST(findings_of(commands[1], folder) == "", yes);
    BOOST_TEST(contents(folder / "out/a.html").find("<header>") != std::string::npos, yes);
    BOOST_TEST(contents(folder / "out/a.html").find("<nav>") != std::string::npos, yes);
  }
  every_command_finds("2:13 E-STYLE", "title page: yEs\n");
}

BOOST_AUTO_TEST_CASE(the_style_of_a_document_applies_to_every_output) {
  Folder const folder;
  std::filesystem::create_directories(folder / "sub");
  std::string const below = "caption:\n  above: ['signed {author}']\n  below: ['end']\n";
  put(folder / "sub/plain.yaml", below);
  put(folder / "sub/a.md", with_front("style: plain.yaml\n", board));
  put(folder / "b.md", with_front("title: B\n", board));
  put(folder / "dawson.yaml", "style: feenschach\n");
  for (char const* const output : {"out/a.html", "out/a.md"}) {
    BOOST_TEST(run_program({"weave", "sub/a.md", "-o", output}, folder.path()).status == 0);
    BOOST_TEST(contents(folder / output).find("signed ") != std::string::npos, output);
  }
  // Each document of a run has its own style.
  BOOST_TEST(run_program({"weave", "sub/a.md", "b.md", "-o", "out"}, folder.path()).status == 0);
  BOOST_TEST(contents(folder / "out/b.md").find("signed ") == std::string::npos);
  // The command line overrides front matter.
  BOOST_TEST(
      run_program({"weave", "sub/a.md", "-o", "out/a.md", "--style", "tinted"}, folder.path())
          .status == 0);
  BOOST_TEST(contents(folder / "out/a.md").find("signed ") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(an_unknown_style_is_reported_at_its_name) {
  Folder const folder;
  put(folder / "a.md", with_front("style: nosuch\n", board));
  for (auto const& command : commands) {
    bool const site = command.back() == "out/a.md";
    BOOST_TEST(findings_of(command, folder) == (site ? "2:8 W-KEY" : "2:8 E-STYLE"),
               command.back());
  }
  put(folder / "bad.yaml", "colours:\n  lihgt: white\n");
  put(folder / "a.md", with_front("style: bad.yaml\n", board));
  for (auto const& command : commands)
    BOOST_TEST(findings_of(command, folder) == "bad.yaml:2:3 E-STYLE", command.back());
}

BOOST_AUTO_TEST_SUITE_END()
