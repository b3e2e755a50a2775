#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <new>
#include <nlohmann/json.hpp>

#include "cli/command.hpp"
#include "run/disk.hpp"
#include "run/temporary_files.hpp"

namespace dawson::cli {
namespace {

namespace po = boost::program_options;

constexpr Command const* table[] = {&weave_command, &booklet_command, &check_command,
                                    &board_command, &moves_command,   &convert_command};

std::string help() {
  std::string out =
      "usage: dawson COMMAND ...\n\n"
      "Typesets chess problems, orthodox and fairy, on any board.\n\n";
  for (Command const* command : table)
    out += fmt::format("  {:<9} {}\n", command->name, command->purpose);
  return out +
         "\n`dawson COMMAND --help` says more.\n\nexamples:\n"
         "  dawson weave column.tex -o build/column.tex --sty build\n"
         "  dawson convert '8/1P6/1k6/4cK2/8/8/8/8' --from janko --to grid\n";
}

std::string_view operand_name(Operand operand) {
  switch (operand) {
    case Operand::documents: return "documents";
    case Operand::manuscript: return "manuscript";
    case Operand::position: return "position";
    case Operand::moves: return "moves";
  }
  return "";
}

// The table of commands for programs: completions, manuals, tests that try them all.
std::string commands_as_json() {
  nlohmann::ordered_json all = nlohmann::ordered_json::array();
  for (Command const* command : table) {
    nlohmann::ordered_json options = nlohmann::ordered_json::array();
    po::options_description const described = command->options();
    for (auto const& option : described.options())
      options.push_back({{"name", option->long_name()},
                         {"takes_value", option->semantic()->max_tokens() > 0},
                         {"about", option->description()}});
    all.push_back({{"name", command->name},
                   {"purpose", command->purpose},
                   {"operand", operand_name(command->operand)},
                   {"outputs", command->outputs ? command->outputs() : std::vector<std::string>{}},
                   {"options", options}});
  }
  return all.dump(1) + "\n";
}

int run(std::vector<std::string> const& words) {
  auto const say = [](std::FILE* out, std::string const& text) {
    if (std::fputs(text.c_str(), out) < 0) throw run::SystemError("cannot write the help");
  };
  if (words.empty()) return say(stderr, help()), wrong_usage;
  if (words[0] == "--help" || words[0] == "-h" || words[0] == "help") {
    bool const for_programs = words.size() > 1 && words[1] == "--json";
    return say(stdout, for_programs ? commands_as_json() : help()), done;
  }
  if (words[0] == "--version") return say(stdout, "dawson " DAWSON_VERSION "\n"), done;
  auto const command =
      std::ranges::find_if(table, [&](Command const* one) { return one->name == words[0]; });
  if (command == std::end(table))
    throw UsageError(fmt::format("there is no command '{}'", words[0]));
  // Program_options does not tell `-- -` from `-`.
  auto const end = std::find(words.begin() + 1, words.end(), "--");
  Arguments arguments{{words.begin() + 1, end}, {}};
  if (end != words.end()) arguments.literals.assign(end + 1, words.end());
  po::variables_map values;
  if (!read_arguments(**command, arguments, values)) return done;
  return (*command)->run(arguments, values);
}

// Standard error may be what fails: then the exit status alone can say it.
int fail(int status, std::string const& message) noexcept {
  std::fputs(message.c_str(), stderr);
  return status;
}

int fail_of_usage(std::string_view message) {
  return fail(wrong_usage,
              fmt::format("dawson: {}\n`dawson --help` and `dawson COMMAND --help` tell how it is "
                          "used.\n",
                          message));
}

}  // namespace

std::span<Command const* const> commands() { return table; }

}  // namespace dawson::cli

int main(int argc, char** argv) {
  using namespace dawson;
  using namespace dawson::cli;
  run::remove_temporary_files_on_signals();
  try {
    int const status = cli::run({argv + 1, argv + argc});
    // What standard output could not take (a full disk, a closed pipe) must not pass for done.
    if (std::fflush(stdout) != 0) throw run::SystemError("cannot write standard output");
    return status;
  } catch (UsageError const& error) {
    return fail_of_usage(error.what());
  } catch (run::OutputConflict const& error) {
    return fail_of_usage(error.what());
  } catch (std::bad_alloc const&) {
    return fail(system_refused, "dawson: out of memory\n");
  } catch (std::exception const& error) {
    return fail(system_refused, fmt::format("dawson: {}\n", error.what()));
  } catch (...) {
    return fail(system_refused, "dawson: an unknown failure\n");
  }
}
