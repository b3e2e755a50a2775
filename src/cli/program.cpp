#include "cli/program.hpp"

#include <algorithm>
#include <cstdio>
#include <exception>
#include <new>

#include <fmt/format.h>

#include "cli/command.hpp"
#include "cli/help/help.hpp"
#include "disk/disk.hpp"
#include "disk/embedding.hpp"
#include "text/closest_name.hpp"
#include "text/limits.hpp"
#include "text/report.hpp"
#include "text/stop_request.hpp"

namespace dawson::cli {
namespace {

// Returns the arguments of one build: without --watch, and with one line per finding unless
// another format is requested.
std::vector<std::string> watched(std::vector<std::string> words, Values const& values) {
  std::vector<std::string> operands = values.operands();
  operands.push_back(values["output"]);
  if (std::ranges::count(operands, "-") > 0)
    throw UsageError("--watch needs files, not standard input and output");
  auto const end = std::ranges::find(words, "--");
  words.erase(std::remove_if(words.begin() + 1, end,
                             [](std::string const& word) { return word == "--watch"; }),
              end);
  if (!values.has("diagnostics")) words.insert(words.begin() + 1, {"--diagnostics", "short"});
  return words;
}

// Standard error may be what fails: then only the exit status reports it.
int fail(int status, std::string const& lines) noexcept {
  say_on_standard_error(lines);
  return status;
}

// Messages quote names and words of the user.
int fail(int status, std::string_view sign, std::string_view message,
         std::string_view next_line = "") {
  return fail(status, fmt::format("{}: {}\n{}", sign, text::printable(message), next_line));
}

UsageError no_option(std::string const& word) {
  std::vector<std::string_view> names;
  for (ProgramOption const& option : program_options()) names.push_back(option.name);
  std::string const hint = did_you_mean(word, names);
  return UsageError(hint.empty() ? fmt::format("expected a command before `{}`", word)
                                 : fmt::format("unknown option `{}`{}", word, hint));
}

int run(std::vector<std::string> words) {
  if (words.empty()) return fail(wrong_usage, help_of_program());
  if (words[0] == "--help" || words[0] == "-h") words[0] = help_command.name;
  if (words[0] == "--version" || words[0] == "-V") return say_on_standard_output(versions()), done;
  if (words[0].starts_with('-') && words[0].size() > 1) throw no_option(words[0]);
  Command const& command = command_named(words[0]);
  if (!command.run) throw UsageError(std::string(command.about));
  if (run::embedding() && command.needs_process)
    throw UsageError(
        fmt::format("`{}` is not in this build; use the native program", command.name));
  Values const values(options_of(command), operand_kind(command.operand),
                      {words.begin() + 1, words.end()});
  if (values.has("help")) return say_on_standard_output(help_of(command)), done;
  if (values.has("watch") && run::embedding())
    throw UsageError("`--watch` is not in this build; use the native program");
  if (values.has("watch")) return watch(watched(words, values), values.has("quiet"));
  return command.run(values);
}

int fail_of_usage(std::string_view message) {
  return fail(wrong_usage, "dawson", message,
              "Run `dawson --help` or `dawson COMMAND --help` for usage.\n");
}

}  // namespace

bool say_on_standard_error(std::string const& text) noexcept {
  if (run::Embedding* const embedded = run::embedding()) return embedded->errors += text, true;
  return std::fputs(text.c_str(), stderr) >= 0 && std::fflush(stderr) == 0;
}

int run_program(std::vector<std::string> const& words) {
  try {
    int const status = run(words);
    // Output that could not be written (a full disk, a closed pipe) must not count as success.
    if (!run::embedding() && std::fflush(stdout) != 0)
      throw run::SystemError("cannot write standard output");
    return status;
  } catch (UsageError const& error) {
    return fail_of_usage(error.what());
  } catch (run::OutputConflict const& error) {
    return fail_of_usage(error.what());
  } catch (text::TooManySteps const& error) {
    return fail(input_errors, "error", error.what());
  } catch (text::Stopped const& error) {
    if (run::Embedding* const embedded = run::embedding()) embedded->stopped = true;
    return fail(system_refused, "dawson", error.what());
  } catch (std::bad_alloc const&) {
    return fail(system_refused, "dawson: out of memory\n");
  } catch (std::exception const& error) {
    return fail(system_refused, "dawson", error.what());
  } catch (...) {
    return fail(system_refused, "dawson: unknown error\n");
  }
}

}  // namespace dawson::cli
