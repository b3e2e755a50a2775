#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <exception>
#include <new>
#include <nlohmann/json.hpp>

#include "cli/command.hpp"
#include "cli/watch.hpp"
#include "run/disk.hpp"
#include "run/temporary_files.hpp"
#include "text/names.hpp"
#include "type/complaints.hpp"

namespace dawson::cli {
namespace {

namespace po = boost::program_options;

constexpr Command const* table[] = {&weave_command,   &latex_command,    &booklet_command,
                                    &check_command,   &board_command,    &moves_command,
                                    &convert_command, &solution_command, &style_command};

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
    case Operand::latex: return "latex";
    case Operand::manuscript: return "manuscript";
    case Operand::position: return "position";
    case Operand::moves: return "moves";
    case Operand::solution: return "solution";
    case Operand::style: return "style";
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

UsageError no_command(std::string_view name) {
  std::vector<std::string_view> names;
  for (Command const* command : table) names.push_back(command->name);
  std::string_view const near = text::nearest_name(name, names);
  return UsageError(near.empty()
                        ? fmt::format("there is no command '{}'", name)
                        : fmt::format("there is no command '{}'; is it '{}'?", name, near));
}

// The words of one build: without --watch, findings a line each unless another form is asked for.
std::vector<std::string> watched(std::vector<std::string> words, po::variables_map const& values) {
  auto operands = std::vector<std::string>{given(values, "output")};
  if (values.contains("operand")) {
    auto const more = values["operand"].as<std::vector<std::string>>();
    operands.insert(operands.end(), more.begin(), more.end());
  }
  if (std::ranges::count(operands, "-") > 0)
    throw UsageError("--watch is for files, not for standard input and output");
  auto const end = std::ranges::find(words, "--");
  words.erase(std::remove_if(words.begin() + 1, end,
                             [](std::string const& word) { return word == "--watch"; }),
              end);
  if (values["diagnostics"].defaulted())
    words.insert(words.begin() + 1, {"--diagnostics", "short"});
  return words;
}

int run(std::vector<std::string> const& words) {
  auto const say = [](std::FILE* out, std::string const& text) {
    if (std::fputs(text.c_str(), out) < 0) throw run::SystemError("cannot write the help");
  };
  if (words.empty()) return say(stderr, help()), wrong_usage;
  if (words[0] == "--help" || words[0] == "-h" || words[0] == "help") {
    if (words.size() > 1 && words[0] == "help" && words[1] != "--json")
      return run({words[1], "--help"});
    return say(stdout, words.size() > 1 ? commands_as_json() : help()), done;
  }
  if (words[0] == "--version" || words[0] == "-V")
    return say(stdout, "dawson " DAWSON_VERSION "\n"), done;
  auto const command =
      std::ranges::find_if(table, [&](Command const* one) { return one->name == words[0]; });
  if (command == std::end(table)) throw no_command(words[0]);
  // Program_options does not tell `-- -` from `-`.
  auto const end = std::find(words.begin() + 1, words.end(), "--");
  Arguments arguments{{words.begin() + 1, end}, {}};
  if (end != words.end()) arguments.literals.assign(end + 1, words.end());
  po::variables_map values;
  if (!read_arguments(**command, arguments, values)) return done;
  if (values.contains("watch") && values["watch"].as<bool>()) return watch(watched(words, values));
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

// A closed stream's number would be given to the next file that is opened, and messages would be
// written into it. So each is open, to what refuses as a closed one does.
void hold_standard_streams() {
  for (int const stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (::fcntl(stream, F_GETFD) == -1)
      ::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

}  // namespace

}  // namespace dawson::cli

int main(int argc, char** argv) {
  using namespace dawson;
  using namespace dawson::cli;
  hold_standard_streams();
  run::remove_temporary_files_on_signals();
  run::end_with_a_word_on_crashes();
  type::keep_complaints();
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is then an error of `write`
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
