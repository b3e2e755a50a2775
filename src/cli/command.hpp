// What the commands share: their table, arguments, help, reporting, exit statuses.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/options.hpp"
#include "cli/progress.hpp"
#include "session/dependencies.hpp"
#include "session/invocation.hpp"
#include "text/report.hpp"

namespace dawson::cli {

/// 0 done; 1 errors in the input; 2 wrong usage; 3 the system refused.
enum ExitStatus { done = 0, input_errors = 1, wrong_usage = 2, system_refused = 3 };

/// What a command's operands are, for help and for whoever tries all commands.
enum class Operand {
  documents,
  latex,
  manuscript,
  served,
  position,
  moves,
  solution,
  style,
  preprocessor,
  finding,
  command
};

/// A row of the table of commands.
struct Command {
  std::string_view name;
  std::string_view purpose;  ///< half a sentence, for the list of commands
  Operand operand;
  std::string_view synopsis;  ///< "dawson weave FILE... -o OUT"
  std::string_view about;     ///< a sentence or two
  std::string_view examples;  ///< two, one to a line
  Options (*options)();
  int (*run)(Values const&);
  /// The kinds of file that -o may name, by suffix; null where all names will do.
  std::vector<std::string> (*outputs)() = nullptr;
};

extern Command const weave_command, latex_command, check_command, fmt_command, booklet_command,
    board_command, moves_command, convert_command, solution_command, style_command, filter_command,
    mdbook_command, serve_command, explain_command, help_command;

/// All commands, in the order of help.
std::span<Command const* const> commands();

/// The command of that name; null without one.
Command const* find_command(std::string_view name);

/// The same; throws UsageError, with the nearest name, for none.
Command const& command_named(std::string_view name);

/// The options of `command` and --help.
Options options_of(Command const& command);

/// Options of all commands that report: --diagnostics, --color, --quiet, --fail-on-warning.
Options reporting_options();

/// Options of commands that write files: those that report, --deps and --deps-format (make: a rule,
/// json: both lists, zero: the inputs, each ended by a zero byte).
Options writing_options();

/// --watch, of commands whose outputs somebody may look at while he writes.
Option watch_option();

/// --jobs, of commands that do much for each of many problems. `set_up` tells the invocation.
Option jobs_option();

/// Options of commands that draw boards: --style and --pieces.
Options style_options();

/// The name of a notation.
ValueKind notation_kind();

/// The names of the notations, for help and complaints.
std::string known_notations();

/// Gives an invocation what commands share: the time, --limit, --sandbox, --style and --pieces.
/// Throws UsageError.
void set_up(run::Invocation& invocation, Values const& values);

/// One call of a command: its invocation, and what it has to tell.
class Session {
 public:
  /// Takes the options that commands share: reporting, --style, --pieces; and SOURCE_DATE_EPOCH.
  /// Throws UsageError.
  explicit Session(Values const& values);

  /// Tells what has not been told, since something was thrown.
  ~Session();
  Session(Session const&) = delete;
  Session& operator=(Session const&) = delete;

  run::Invocation& invocation() { return invocation_; }

  Progress& progress() { return progress_; }

  /// Whether errors alone are told.
  bool quiet() const { return quiet_; }

  /// Opens the one string that is the operand; "-" before `--` is standard input, without the line
  /// end at its end. Throws UsageError for none or several.
  text::SourceId open_operand(std::string_view what);

  /// Tells all findings on standard error as the options want it, puts the outputs in their places
  /// with the list of what they depend on, and says what that makes of the exit status. Throws
  /// UsageError where that list has no target.
  ExitStatus finish();

  /// Tells the findings so far. Throws SystemError where standard error takes nothing.
  void tell();

  /// What the findings told so far make of the exit status.
  ExitStatus status() const;

 private:
  void write_dependencies();

  Values const& values_;
  Progress progress_;
  std::size_t set_ = 0;  ///< directives so far
  run::Invocation invocation_;
  text::ReportStyle style_;
  run::DependencyForm deps_form_ = run::DependencyForm::make;
  bool fail_on_warning_ = false;
  bool quiet_ = false;
  std::vector<std::string> outputs_;  ///< of a run that has ended well
  std::size_t errors_ = 0;
  std::size_t warnings_ = 0;
};

}  // namespace dawson::cli
