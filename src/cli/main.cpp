#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <new>

#include "cli/command.hpp"
#include "run/disk.hpp"

namespace {

using namespace dawson::cli;

struct Command {
  std::string_view name;
  std::string_view purpose;
  int (*run)(Arguments const&);
};

constexpr Command commands[] = {
    {"weave", "write documents with diagrams in the place of their chess directives", run_weave},
    {"booklet", "typeset a Markdown document into a PDF", run_booklet},
    {"check", "say what weave would complain of, and write nothing", run_check},
    {"board", "write one position as a diagram of its own", run_board},
    {"moves", "show how a man moves, by Betza's notation", run_moves},
    {"convert", "read a position and write it in another form", run_convert},
};

void print_help(std::FILE* out) {
  fmt::print(out,
             "usage: dawson COMMAND ...\n\nTypesets chess problems, orthodox and fairy, on any "
             "board.\n\n");
  for (Command const& command : commands)
    fmt::print(out, "  {:<9} {}\n", command.name, command.purpose);
  fmt::print(out,
             "\n`dawson COMMAND --help` says more.\n\nexamples:\n"
             "  dawson weave column.tex -o build/column.tex --sty build\n"
             "  dawson convert '8/1P6/1k6/4cK2/8/8/8/8' --from janko --to grid\n");
}

int run(std::vector<std::string> const& words) {
  if (words.empty()) return print_help(stderr), wrong_usage;
  if (words[0] == "--help" || words[0] == "-h" || words[0] == "help")
    return print_help(stdout), done;
  if (words[0] == "--version") return fmt::print("dawson {}\n", DAWSON_VERSION), done;
  auto const* const command = std::ranges::find(commands, words[0], &Command::name);
  if (command == std::end(commands))
    throw UsageError(fmt::format("there is no command '{}'", words[0]));
  // Program_options does not tell `-- -` from `-`.
  auto const end = std::find(words.begin() + 1, words.end(), "--");
  Arguments arguments{{words.begin() + 1, end}, {}};
  if (end != words.end()) arguments.literals.assign(end + 1, words.end());
  return command->run(arguments);
}

}  // namespace

int main(int argc, char** argv) {
  try {
    int const status = run({argv + 1, argv + argc});
    // What standard output could not take (a full disk, a closed pipe) must not pass for done.
    if (std::fflush(stdout) != 0) throw dawson::run::SystemError("cannot write standard output");
    return status;
  } catch (UsageError const& error) {
    fmt::print(stderr,
               "dawson: {}\n`dawson --help` and `dawson COMMAND --help` tell how it is used.\n",
               error.what());
    return wrong_usage;
  } catch (dawson::run::SystemError const& error) {
    fmt::print(stderr, "dawson: {}\n", error.what());
    return system_refused;
  } catch (std::bad_alloc const&) {
    fmt::print(stderr, "dawson: out of memory\n");
    return system_refused;
  }
}
