// The table of commands.
#include <fmt/format.h>

#include <algorithm>

#include "cli/command.hpp"

namespace dawson::cli {

std::span<Command const* const> commands() {
  static constexpr Command const* table[] = {
      &weave_command,  &latex_command,  &booklet_command, &check_command,    &fmt_command,
      &board_command,  &moves_command,  &convert_command, &solution_command, &style_command,
      &filter_command, &mdbook_command, &serve_command,   &explain_command,  &help_command};
  return table;
}

Command const* find_command(std::string_view name) {
  auto const command = std::ranges::find(commands(), name, &Command::name);
  return command == commands().end() ? nullptr : *command;
}

Command const& command_named(std::string_view name) {
  if (Command const* const command = find_command(name)) return *command;
  if (name.starts_with("E-") || name.starts_with("W-"))
    throw UsageError(fmt::format("`{0}` is a code: `dawson explain {0}`", name));
  std::vector<std::string_view> names;
  for (Command const* command : commands()) names.push_back(command->name);
  throw UsageError(fmt::format("unknown command `{}`{}", name, did_you_mean(name, names)));
}

}  // namespace dawson::cli
