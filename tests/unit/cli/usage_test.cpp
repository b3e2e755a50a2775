// Tests of wrong calls and of messages that quote their arguments.
#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "program.hpp"

using namespace dawson;
namespace fs = std::filesystem;

namespace {

// An argument with a terminal control sequence, a line end and a byte that is not UTF-8.
std::string const hostile =
    "x\x1b]0;title\x07\ny\r\x9b"
    "31m\xff\xe2\x80\xaez";

void check_message(std::string const& message, std::string const& words) {
  BOOST_TEST_CONTEXT(words << " prints " << message) {
    BOOST_TEST(message != "");
    for (char const c : message)
      BOOST_TEST((static_cast<unsigned char>(c) >= 0x20 || c == '\n' || c == '\t'));
    BOOST_TEST(message.find('\xff') == std::string::npos);
    BOOST_TEST(message.find("\x9b"
                            "31") == std::string::npos);
    BOOST_TEST(message.find("\xe2\x80\xae") == std::string::npos);
    BOOST_TEST(message.find("\ny") == std::string::npos);
  }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(usage)

// Tests all options of all commands, and unknown options and commands.
BOOST_AUTO_TEST_CASE(messages_escape_the_arguments_that_they_quote) {
  Folder const folder;
  put(folder / "a.md", "Text.\n");
  check_message(run_program({hostile}, folder.path()).err, "a command");
  check_message(run_program({"--" + hostile}, folder.path()).err, "an option in its place");
  auto const commands = nlohmann::json::parse(run_program({"help", "--json"}, "/").out);
  std::set<std::string> tried;  // shared options are tested once
  for (auto const& command : commands) {
    std::string const name = command["name"];
    if (name == "serve") continue;  // runs until it is stopped
    check_message(run_program({name, "--" + hostile}, folder.path()).err, name + " --");
    Ended const operand = run_program({name, hostile, hostile}, folder.path());
    check_message(operand.err, name + " operand");
    for (auto const& option : command["options"])
      if (option["takes_value"] && tried.insert(option["name"]).second) {
        std::string const flag = "--" + option["name"].get<std::string>();
        Ended const ended =
            run_program({name, "a.md", flag, hostile, "--deps", hostile}, folder.path());
        if (!ended.err.empty()) check_message(ended.err, name + " " + flag);
      }
  }
}

BOOST_AUTO_TEST_CASE(empty_operands_and_file_names_are_refused) {
  Folder const folder;
  put(folder / "a.md", "Text.\n");
  auto const commands = nlohmann::json::parse(run_program({"help", "--json"}, "/").out);
  std::set<std::string> tried;
  for (auto const& command : commands) {
    std::string const name = command["name"];
    // Empty positions and moves have errors of their own.
    if (command["operand"] != "documents") continue;
    Ended const only = run_program({name, ""}, folder.path());
    BOOST_TEST(only.status == 2, name);
    BOOST_TEST(only.err.find("operand 1 is empty") != std::string::npos, only.err);
    if (name != "weave") continue;
    Ended const second = run_program({name, "a.md", ""}, folder.path());
    BOOST_TEST(second.status == 2, name);
    BOOST_TEST(second.err.find("operand 2 is empty") != std::string::npos, second.err);
  }
  for (auto const& command : commands)
    for (auto const& option : command["options"])
      if (option.contains("file") && tried.insert(option["name"]).second) {
        std::string const flag = "--" + option["name"].get<std::string>();
        Ended const ended = run_program({command["name"], "a.md", flag, ""}, folder.path());
        BOOST_TEST(ended.status == 2, command["name"] << ' ' << flag);
        BOOST_TEST(ended.err.find(flag + " needs the name of") != std::string::npos, ended.err);
      }
  BOOST_TEST((tried.contains("output") && tried.contains("defaults") && tried.contains("pieces")));
}

BOOST_AUTO_TEST_SUITE_END()
