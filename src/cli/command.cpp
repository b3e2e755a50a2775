#include "cli/command.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "notation/notations.hpp"

namespace dawson::cli {

Options options_of(Command const& command) {
  Options options = command.options();
  options.push_back({"help,h", "show this help"});
  options.back().heading = options.front().heading;
  return options;
}

ValueKind notation_kind() {
  ValueKind kind = any_text("NOTATION");
  kind.words = names_in(notation::notations());
  return kind;
}

std::string known_notations() {
  std::string names;
  for (notation::Notation const& notation : notation::notations())
    names += fmt::format("{}{}", names.empty() ? "" : ", ", notation.name);
  return names;
}

Option watch_option() { return {"watch", "build again when an input file changes"}; }

Options style_options() {
  return under("the style", {{"style", a_style(), "heft, hatched, screen ... or a .yaml file"},
                             {"pieces", a_folder(), "a folder of SVG files: your own piece set"}});
}

// The table of commands.

std::span<Command const* const> commands() {
  static constexpr Command const* table[] = {
      &weave_command,   &latex_command,  &booklet_command, &check_command,    &fmt_command,
      &board_command,   &moves_command,  &convert_command, &solution_command, &prove_command,
      &style_command,   &filter_command, &mdbook_command,  &serve_command,    &lsp_command,
      &explain_command, &help_command};
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
