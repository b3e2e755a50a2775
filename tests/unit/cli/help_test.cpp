// Tests of help, suggestions for misspelt names, manual pages, completion, versions and `--quiet`.
#include <fcntl.h>
#include <unistd.h>

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "unit/cli/program.hpp"

using namespace dawson;

namespace {

using Words = std::vector<std::string>;

Ended ended(Words const& words) { return run_program(words, "/"); }

nlohmann::json commands() { return nlohmann::json::parse(ended({"help", "--json"}).out); }

bool holds(std::string const& text, std::string const& part) {
  return text.find(part) != std::string::npos;
}

// A document with an error and a warning.
std::string const slips =
    "```chess\nautor: me\njanko: 8/8/8/8/8/8/8/K6k\n```\n\n"
    "```chess\njanko: 8/8/8/8/8/8/8/K6k\ndate: 1987-02-30\n```\n";
std::string const warning_alone = "```chess\njanko: 8/8/8/8/8/8/8/K6k\ndate: 1987-02-30\n```\n";

// Runs a command in a terminal and returns its output.
std::string on_terminal(std::string const& environment, std::string const& words,
                        std::string const& folder) {
  std::string const command = "cd '" + folder + "' && " + environment + " script -qec " +
                              quoted(program() + " " + words) + " typescript >/dev/null </dev/null";
  BOOST_TEST(std::system(command.c_str()) >= 0);
  return contents(folder + "/typescript");
}

// Returns whether a pseudo-terminal is available for `script`: a change root without /dev/pts has
// none.
boost::test_tools::assertion_result a_terminal_can_be_opened(boost::unit_test::test_unit_id) {
  int const terminal = posix_openpt(O_RDWR | O_NOCTTY);
  if (terminal >= 0) close(terminal);
  boost::test_tools::assertion_result result(terminal >= 0);
  if (!result) result.message() << "there is no pseudo-terminal: is /dev/pts mounted?";
  return result;
}

}  // namespace

BOOST_AUTO_TEST_CASE(each_help_text_fits_a_screen_and_both_calls_print_it) {
  for (auto const& command : commands()) {
    std::string const name = command["name"];
    Ended const asked = ended({"help", name});
    BOOST_TEST(asked.status == 0);
    BOOST_TEST(asked.out == ended({name, "--help"}).out);
    BOOST_TEST(std::ranges::count(asked.out, '\n') <= 50, name);
    for (auto const& option : command["options"]) {
      if (!option["takes_value"]) continue;
      BOOST_TEST(option.contains("value"), name << " --" << option["name"] << " has no kind");
      BOOST_TEST(holds(asked.out, "--" + option["name"].get<std::string>()));
    }
  }
  BOOST_TEST(ended({"--help"}).out == ended({"help"}).out);
}

BOOST_AUTO_TEST_CASE(unknown_names_suggest_the_closest_match) {
  struct Case {
    Words words;
    std::string says;
  };
  std::vector<Case> const cases = {
      {{"waeve"}, "dawson: unknown command `waeve`; did you mean `weave`?\n"},
      {{"help", "bord"}, "dawson: unknown command `bord`; did you mean `board`?\n"},
      {{"--verson"}, "dawson: unknown option `--verson`; did you mean `--version`?\n"},
      {{"weave", "a.tex", "--bords", "pdf"},
       "`--bords`; did you mean `--boards`? (write a position"},
      {{"weave", "a.tex", "--xyzzy"}, "unknown option `--xyzzy` (write a position"},
      {{"check", "a.tex", "--color", "alway"},
       "--color must be auto, always or never, not `alway`; did you mean `always`?"},
      {{"weave", "a.tex", "--host", "html"}, "--host must be tex or markdown, not `html`\n"},
      {{"help", "--man", "--json"}, "choose one of --man, --completion and --json"},
      {{"help", "weave", "board"}, "expected one command"},
  };
  for (Case const& one : cases) {
    Ended const said = ended(one.words);
    BOOST_TEST(said.status == 2);
    BOOST_TEST(said.out == "");
    BOOST_TEST(holds(said.err, one.says), said.err);
  }
}

BOOST_AUTO_TEST_CASE(codes_are_explained) {
  Ended const one = ended({"explain", "w-unprinted"});
  BOOST_TEST(one.status == 0);
  BOOST_TEST(one.out.starts_with("W-UNPRINTED (warning)\n"));
  BOOST_TEST(holds(one.out, "\n  Fix: "));
  Ended const two = ended({"explain", "E-ADJ", "E-CHAR"});
  BOOST_TEST(holds(two.out, "\n\nE-CHAR (error)\n"));
  BOOST_TEST(ended({"explain", "E-AJD"})
                 .err.starts_with("dawson: unknown code `E-AJD`; did you mean `E-ADJ`?\n"));
  BOOST_TEST(ended({"help", "E-ADJ"})
                 .err.starts_with("dawson: `E-ADJ` is a code: `dawson explain E-ADJ`\n"));
  BOOST_TEST(ended({"explain", "--json", "E-ADJ"}).status == 2);
  auto const all = nlohmann::json::parse(ended({"explain", "--json"}).out);
  Ended const list = ended({"explain"});
  BOOST_TEST(std::ranges::count(list.out, '\n') == static_cast<std::ptrdiff_t>(all.size()));
  BOOST_TEST(all.size() > 150U);
  for (auto const& code : all) {
    std::string const name = code["code"];
    for (auto const& cause : code["causes"])
      for (char const* const key : {"meaning", "remedy"}) {
        std::string const text = cause[key];
        BOOST_TEST(text.size() > 8U, name << ": " << key);
        BOOST_TEST(!holds(text, "]("), name << ": " << text);
      }
    BOOST_TEST(holds(list.out, name));
  }
}

BOOST_AUTO_TEST_CASE(arguments_of_the_server_are_checked) {
  std::pair<std::vector<std::string>, char const*> const cases[] = {
      {{"serve", "a.tex", "--booklet"}, "--booklet needs Markdown"},
      {{"serve", "-"}, "a live preview needs a file, not standard input"},
      {{"serve", "a.md", "b.md"}, "expected one document"},
      {{"serve", "--port", "x"}, "--port must be a number from 0 to 65535, not `x`"},
      {{"serve", "--port", "65536"}, "--port must be a number"},
      {{"serve", "a.md", "--editor", "vi", "--bind", "0.0.0.0"},
       "--editor cannot be used with a --bind address"},
      {{"serve", "a.md", "--no-editor"}, "--no-editor serves pictures only"},
  };
  for (auto const& [words, says] : cases) {
    Ended const ended = run_program(words, "/");
    BOOST_TEST(ended.status == 2);
    BOOST_TEST(ended.err.find(says) != std::string::npos, ended.err);
  }
  Ended const absent = run_program({"serve", "absent.md", "--port", "0"}, "/");
  BOOST_TEST(absent.status == 3);
  BOOST_TEST(absent.err.find("cannot read absent.md") != std::string::npos, absent.err);
  Ended const nowhere = run_program({"serve", "--bind", "nowhere"}, "/");
  BOOST_TEST(nowhere.status == 3);
  BOOST_TEST(nowhere.err.find("cannot listen on nowhere port 8064") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_version_names_the_libraries) {
  Ended const reported = ended({"--version"});
  BOOST_TEST(reported.status == 0);
  BOOST_TEST(reported.out == ended({"-V"}).out);
  for (char const* name : {"dawson ", "\nBoost ", "\ncairo ", "\nPango ", "\nHarfBuzz ", "\nICU ",
                           "\nlibqpdf ", "\nlibrsvg ", "\ncmark-gfm ", "\nGLib "}) {
    BOOST_TEST(holds(reported.out, name), name);
  }
  std::size_t at = 0;
  for (std::size_t end; (end = reported.out.find('\n', at)) != std::string::npos; at = end + 1) {
    std::string const line = reported.out.substr(at, end - at);
    BOOST_TEST(line.find_last_of("0123456789") == line.size() - 1, line << " has no version");
  }
}

BOOST_AUTO_TEST_CASE(manual_pages_and_completion_have_every_option) {
  Words shells;
  for (auto const& command : commands())
    for (auto const& option : command["options"])
      if (command["name"] == "help" && option["name"] == "completion")
        shells = option["words"].get<Words>();
  BOOST_TEST((shells == Words{"bash", "zsh", "fish"}));
  for (auto const& command : commands()) {
    std::string const name = command["name"];
    std::string const page = ended({"help", name, "--man"}).out;
    BOOST_TEST(holds(page, ".TH DAWSON\\-"), name);
    for (auto const& option : command["options"]) {
      std::string dashed = option["name"];
      for (std::size_t at = 0; (at = dashed.find('-', at)) != std::string::npos; at += 2)
        dashed.insert(at, "\\");
      BOOST_TEST(holds(page, "\\fB\\-\\-" + dashed + "\\fR"), name << " " << dashed);
    }
  }
  for (std::string const& shell : shells) {
    std::string const written = ended({"help", "--completion", shell}).out;
    for (auto const& command : commands())
      for (auto const& option : command["options"]) {
        std::string const flag = option["name"];
        BOOST_TEST(holds(written, shell == "fish" ? "-l " + flag : "--" + flag), shell << flag);
        if (option.contains("words"))
          for (std::string const word : option["words"]) BOOST_TEST(holds(written, word), word);
      }
  }
}

BOOST_AUTO_TEST_CASE(quiet_reports_errors_only) {
  Folder const folder;
  put(folder / "slips.md", slips);
  put(folder / "warning.md", warning_alone);
  auto const checked = [&](Words const& words) { return run_program(words, folder.path()); };
  BOOST_TEST(holds(checked({"check", "slips.md"}).err, "warning:"));
  Ended const quiet = checked({"check", "--quiet", "slips.md"});
  BOOST_TEST(quiet.status == 1);
  BOOST_TEST(holds(quiet.err, "[E-FIELD]"), quiet.err);
  BOOST_TEST(!holds(quiet.err, "warning:"), quiet.err);
  Ended const sound = checked({"check", "--quiet", "warning.md"});
  BOOST_TEST(sound.status == 0);
  BOOST_TEST(sound.err == "");
  // Errors that set the status to 1 are never hidden.
  Ended const strict = checked({"check", "--quiet", "--fail-on-warning", "warning.md"});
  BOOST_TEST(strict.status == 1);
  BOOST_TEST(holds(strict.err, "[W-DATE]"), strict.err);
  BOOST_TEST(holds(checked({"check", "--quiet", "none.md"}).err, "cannot read none.md"));
}

BOOST_AUTO_TEST_CASE(terminals_without_colours_get_none,
                     *boost::unit_test::precondition(a_terminal_can_be_opened)) {
  Folder const folder;
  put(folder / "slips.md", slips);
  std::string const check = "check slips.md";
  BOOST_TEST(holds(on_terminal("env -u NO_COLOR TERM=xterm", check, folder.path()), "\x1b["));
  for (char const* environment :
       {"env -u NO_COLOR TERM=dumb", "env -u NO_COLOR -u TERM", "env NO_COLOR=1 TERM=xterm"}) {
    std::string const said = on_terminal(environment, check, folder.path());
    BOOST_TEST(holds(said, "[E-FIELD]"), environment);
    BOOST_TEST(!holds(said, "\x1b"), environment);
  }
  BOOST_TEST(
      holds(on_terminal("env TERM=dumb", check + " --color always", folder.path()), "\x1b["));
}
