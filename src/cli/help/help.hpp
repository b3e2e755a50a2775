// What the program says of itself: help, manual pages, completion of shells, versions. All of it is
// made from the table of commands and their options.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "cli/command.hpp"

namespace dawson::cli {

/// An option that stands in a command's place.
struct ProgramOption {
  std::string_view name;   ///< --version
  std::string_view brief;  ///< -V
  std::string_view about;
};
std::span<ProgramOption const> program_options();

/// What `dawson --help` says: the commands.
std::string help_of_program();

/// What `dawson COMMAND --help` says.
std::string help_of(Command const& command);

/// The table of commands for programs: a list of objects `name`, `purpose`, `operand`, `outputs`
/// and `options`, which have `name`, `takes_value`, `value`, `words` and `about`, and where they
/// name a file or folder `file`: "read", "document" or "written".
std::string commands_as_json();

/// The manual page dawson(1), in the macros of man(7).
std::string man_page();

/// The manual page of a command, dawson-weave(1).
std::string man_page(Command const& command);

/// A shell whose completion can be written.
struct Shell {
  std::string_view name;
  std::string (*completion)();
};
std::span<Shell const> shells();

/// The same, one by one.
std::string bash_completion();
std::string zsh_completion();
std::string fish_completion();

/// What an operand may be.
ValueKind operand_kind(Operand operand);
/// What `commands_as_json` calls it.
std::string_view operand_name(Operand operand);

/// What `dawson --version` says: Dawson's version and those of the libraries that it runs with,
/// a line each. Those whose library does not tell are of the headers that it was built with.
std::string versions();

/// Throws SystemError where standard output takes nothing.
void say_on_standard_output(std::string const& text);

}  // namespace dawson::cli
