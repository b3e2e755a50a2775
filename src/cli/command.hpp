// What the commands have in common: their table, options (also --limit and --sandbox), reports,
// progress line and exit statuses.
#pragma once

#include <chrono>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <unistd.h>

#include "cli/options.hpp"
#include "disk/descriptors.hpp"
#include "disk/embedding.hpp"
#include "session/dependencies.hpp"
#include "session/invocation.hpp"
#include "text/limits.hpp"
#include "text/report.hpp"

namespace dawson::cli {

/// Returns whether standard error is a terminal with control sequences: TERM is neither `dumb` nor
/// missing.
inline bool on_terminal() {
  std::string const terminal = run::environment_variable("TERM");
  return !run::embedding() && ::isatty(STDERR_FILENO) != 0 && !terminal.empty() &&
         terminal != "dumb";
}

/// Writes to standard error, of the process or of the embedding. Returns whether that succeeded.
bool say_on_standard_error(std::string const& text) noexcept;

/// A progress line on standard error, shown only on a terminal and only after two seconds; it is
/// erased when the work is done or something else has to be printed.
class Progress {
 public:
  ~Progress() { clear(); }

  /// Shows the text that `words` returns, at most four times a second.
  template <class Words>
  void show(Words words) {
    if (!terminal_ || Clock::now() < next_) return;
    next_ = Clock::now() + std::chrono::milliseconds(250);
    shown_ = true;
    say_on_standard_error("\r" + words() + "\x1b[K");
  }

  /// Erases the line and shows no more progress.
  void hide() {
    clear();
    terminal_ = false;
  }

  /// Erases the line.
  void clear() {
    if (shown_) say_on_standard_error("\r\x1b[K");
    shown_ = false;
  }

 private:
  using Clock = std::chrono::steady_clock;
  bool terminal_ = on_terminal();
  bool shown_ = false;
  Clock::time_point next_ = Clock::now() + std::chrono::seconds(2);
};

/// Exit statuses: 0 success; 1 errors in the input; 2 wrong usage; 3 the system refused.
enum ExitStatus { done = 0, input_errors = 1, wrong_usage = 2, system_refused = 3 };

/// What the operands of a command are, for help and for tests that run all commands.
enum class Operand {
  documents,
  problems,
  latex,
  manuscript,
  served,
  position,
  moves,
  solution,
  style,
  preprocessor,
  finding,
  command,
  nothing
};

/// A row of the table of commands.
struct Command {
  std::string_view name;
  std::string_view purpose;  ///< phrase for the list of commands
  Operand operand;
  std::string_view synopsis;  ///< "dawson weave FILE... -o OUT"
  std::string_view about;     ///< one or two sentences
  std::string_view examples;  ///< two examples, one per line
  Options (*options)();
  int (*run)(Values const&);  ///< null: not in this build, as `about` says
  /// Returns the suffixes that the file of `-o` may have; null: any name is allowed.
  std::vector<std::string> (*outputs)() = nullptr;
  /// Whether it runs other programs, opens a network or keeps the standard streams, which a program
  /// that embeds this one does not permit.
  bool needs_process = false;
};

extern Command const weave_command, latex_command, check_command, fmt_command, booklet_command,
    board_command, moves_command, convert_command, solution_command, prove_command, style_command,
    filter_command, mdbook_command, serve_command, lsp_command, explain_command, help_command;

/// Returns all commands, in the order of help.
std::span<Command const* const> commands();

/// Returns the command of that name; null if there is none.
Command const* find_command(std::string_view name);

/// Returns the command of that name; throws UsageError with the closest match if there is none.
Command const& command_named(std::string_view name);

/// Returns the options of `command` and `--help`.
Options options_of(Command const& command);

/// Returns the options of all commands that report findings: --diagnostics, --color, --quiet,
/// --fail-on-warning.
Options reporting_options();

/// Returns the options of commands that write files: the reporting options, --deps and
/// --deps-format (make: a rule, json: both lists, zero: the inputs, each followed by a zero byte).
Options writing_options();

/// Returns `--watch`, for commands whose output a user may view while editing the document.
Option watch_option();

/// Returns `--jobs`, for commands that need much time per problem. `set_up` passes its value to the
/// invocation.
Option jobs_option();

/// Returns the options of commands that draw boards: --style and --pieces.
Options style_options();

/// Returns the kind of values that are names of notations.
ValueKind notation_kind();

/// Returns the names of the notations, for help and error messages.
std::string known_notations();

/// Applies the options that commands share to an invocation: the time, --limit, --sandbox, --style
/// and --pieces. Throws UsageError.
void set_up(run::Invocation& invocation, Values const& values);

/// One call of a command: its invocation, and the report of its findings.
class Session {
 public:
  /// Applies the options that commands share: reporting, --style, --pieces; and SOURCE_DATE_EPOCH.
  /// `values` must outlive the session. Throws UsageError.
  explicit Session(Values const& values);

  /// Reports the findings not yet reported, if an exception ends the session.
  ~Session();
  Session(Session const&) = delete;
  Session& operator=(Session const&) = delete;

  run::Invocation& invocation() { return invocation_; }

  Progress& progress() { return progress_; }

  /// Returns whether only errors are reported.
  bool quiet() const { return quiet_; }

  /// Opens the single operand as a text; "-" before `--` is standard input, without line ends at
  /// its end. Throws UsageError if there is no operand or more than one. `what` names the operand
  /// in that message.
  text::SourceId open_operand(std::string_view what);

  /// Reports all findings on standard error in the format that the options choose, commits the
  /// outputs and the list of their dependencies, and returns the exit status. Throws UsageError if
  /// that list has no target.
  ExitStatus finish();

  /// Reports the findings so far. Throws SystemError if standard error cannot be written.
  void emit();

  /// Returns the exit status for the findings reported so far.
  ExitStatus status() const;

 private:
  void write_dependencies();

  Values const& values_;
  Progress progress_;
  std::size_t set_ = 0;  ///< directives typeset so far
  run::Invocation invocation_;
  text::ReportStyle style_;
  run::DependencyForm deps_form_ = run::DependencyForm::make;
  bool fail_on_warning_ = false;
  bool quiet_ = false;
  std::vector<std::string> outputs_;  ///< outputs of a successful run
  std::size_t errors_ = 0;
  std::size_t warnings_ = 0;
};

/// Returns the limits with all values of `--limit NAME=N`, which have precedence over the project's
/// limits, name by name. Throws UsageError for an unknown name or a number out of range.
text::Limits limits_of(Values const& values,
                       std::map<std::string, std::uint64_t> const& project = {});

/// Restricts reading to the folders of the documents, and to the other inputs, that the command
/// line names, whatever names a file.
void confine(Values const& values, run::Confinement& confinement);

}  // namespace dawson::cli
