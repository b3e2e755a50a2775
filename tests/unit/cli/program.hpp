// Runs the built program as a user does and inspects its outputs.
#pragma once

#include <sys/wait.h>

#include <boost/test/unit_test.hpp>

#include <cstdlib>
#include <string>
#include <vector>

#include "places.hpp"
#include "unit/run/folder.hpp"

namespace dawson {

using run::contents, run::Folder, run::put;

struct Ended {
  int status = -1;
  std::string out;
  std::string err;
};

/// The exit status of a checking tool with findings: `make valgrind` names the tool in
/// DAWSON_UNDER.
constexpr int found_by_tool = 99;

/// Returns `word` quoted for the shell.
inline std::string quoted(std::string const& word) {
  std::string out = "'";
  for (char const c : word) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + "'";
}

/// Returns the start of a shell command that runs the program, under the tool in DAWSON_UNDER.
inline std::string program() {
  char const* const under = std::getenv("DAWSON_UNDER");
  return (under ? under + std::string(" ") : "") + quoted(dawson::built_program());
}

/// Runs the program with `arguments` in `folder`; `input` is its standard input.
inline Ended run_program(std::vector<std::string> const& arguments, std::string const& folder,
                         std::string const& input = "", std::string const& redirect = "") {
  Folder const scratch;
  put(scratch / "in", input);
  std::string command = "cd " + quoted(folder) + " && " + program();
  for (std::string const& argument : arguments) command += " " + quoted(argument);
  command += " <" + quoted(scratch / "in") + " >" + quoted(scratch / "out") + " 2>" +
             quoted(scratch / "err") + " " + redirect;
  int const status = std::system(command.c_str());
  BOOST_TEST(!(WIFEXITED(status) && WEXITSTATUS(status) == found_by_tool),
             command << "\n"
                     << contents(scratch / "err"));
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, contents(scratch / "out"),
          contents(scratch / "err")};
}

}  // namespace dawson
