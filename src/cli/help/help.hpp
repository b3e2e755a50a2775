// Help, manual pages, shell completion and versions, made from the table of commands, their
// operands and options; also the lookup of codes of findings, for the command `explain`.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/command.hpp"
#include "reference/manual_tables.hpp"

namespace dawson::cli {

/// An option that replaces the command.
struct ProgramOption {
  std::string_view name;   ///< long name, --version
  std::string_view brief;  ///< short name, -V
  std::string_view about;
};
/// Returns all such options.
std::span<ProgramOption const> program_options();

/// What Dawson is and for whom, as README says too.
inline constexpr std::string_view about_program =
    "Typesets chess problems: you write each problem as text in a LaTeX or Markdown document, and\n"
    "Dawson replaces it with a diagram and its caption. For editors of magazines, authors of "
    "books,\n"
    "columnists, composers and inventors of variants: orthodox and fairy problems on any board, "
    "for\n"
    "PDF, web pages, e-books and plain text.\n";

/// Returns the text of `dawson --help`: the list of commands.
std::string help_of_program();

/// Returns the text of `dawson COMMAND --help`.
std::string help_of(Command const& command);

/// Returns the table of commands for other programs as JSON: a list of objects with `name`,
/// `purpose`, `operand`, `outputs` and `options`. An option has `name`, `takes_value`, `value`,
/// `words` and `about`, and `file` if it names a file or folder: "read", "document" or "written".
std::string commands_as_json();

/// Returns the manual page dawson(1), in the macros of man(7).
std::string piece_page();

/// Returns the manual page of a command, such as dawson-weave(1).
std::string piece_page(Command const& command);

/// A shell for which completion can be written.
struct Shell {
  std::string_view name;
  std::string (*completion)();
};
/// Returns all such shells.
std::span<Shell const> shells();

/// Returns the completion script for bash.
std::string bash_completion();
/// Returns the completion script for zsh.
std::string zsh_completion();
/// Returns the completion script for fish.
std::string fish_completion();

/// Returns the kind of value of an operand.
ValueKind operand_kind(Operand operand);
/// Returns the name of an operand in `commands_as_json`.
std::string_view operand_name(Operand operand);

/// Returns the text of `dawson --version`: Dawson's version and those of the libraries that it runs
/// with, one per line. For libraries that do not report a version at run time, it is that of the
/// headers used to build Dawson.
std::string versions();

/// Writes `text` to standard output. Throws SystemError if that fails.
void say_on_standard_output(std::string const& text);

/// Returns the code of that name, in upper or lower case. Throws UsageError with the closest match
/// if there is none.
reference::FindingCode const& finding_code(std::string_view name);

}  // namespace dawson::cli
