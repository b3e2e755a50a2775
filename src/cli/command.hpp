// What the commands share: arguments, help, reporting, exit statuses.
#pragma once

#include <boost/program_options.hpp>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "layout/style.hpp"
#include "run/piece_folder.hpp"
#include "text/diagnostic.hpp"
#include "text/report.hpp"
#include "text/source.hpp"

namespace dawson::cli {

/// 0 done; 1 errors in the input; 2 wrong usage; 3 the system refused.
enum ExitStatus { done = 0, input_errors = 1, wrong_usage = 2, system_refused = 3 };

/// Wrong usage: said on standard error with a pointer to the help, exit status 2.
class UsageError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// A command's words behind its name. `--` ends the options: what follows are operands, also "-".
struct Arguments {
  std::vector<std::string> options;   ///< before `--`
  std::vector<std::string> literals;  ///< behind it
};

/// How a command presents itself.
struct Usage {
  std::string_view synopsis;  ///< "dawson weave FILE... -o OUT"
  std::string_view purpose;   ///< one sentence
  std::string_view examples;  ///< two, one to a line
};

/// Reads `arguments` against `options` plus `--help`; positional ones go to the option "operand".
/// Throws UsageError. If help was asked for, prints it and returns false.
bool read_arguments(Arguments const& arguments, boost::program_options::options_description options,
                    Usage const& usage, boost::program_options::variables_map& values);

/// Options of all commands that report: --diagnostics, --color, --fail-on-warning.
boost::program_options::options_description reporting_options();

/// Options of commands that draw boards: --style and --pieces.
boost::program_options::options_description look_options();

/// The names of the notations, for help and complaints.
std::string known_notations();

class Reporter;

/// The style that the options name; nothing where they name none, or one with a slip in its file,
/// which is reported.
std::optional<layout::Style> read_style_option(boost::program_options::variables_map const& values,
                                               Reporter& reporter);

/// The folder of figures that the options name; empty where they name none. What is wrong with it
/// is reported.
std::string read_pieces_option(boost::program_options::variables_map const& values,
                               std::optional<layout::Style> const& style, run::TexPieceSets& sets,
                               Reporter& reporter);

/// Reports findings on standard error as the options want it, and counts them.
class Reporter {
 public:
  explicit Reporter(boost::program_options::variables_map const& values);

  void report(text::Diagnostics const& findings, text::Source const& source);

  /// What the findings so far make of the exit status.
  ExitStatus status() const;

 private:
  text::ReportStyle style_;
  bool fail_on_warning_;
  std::size_t errors_ = 0;
  std::size_t warnings_ = 0;
};

int run_weave(Arguments const& arguments);
int run_booklet(Arguments const& arguments);
int run_check(Arguments const& arguments);
int run_convert(Arguments const& arguments);
int run_board(Arguments const& arguments);
int run_moves(Arguments const& arguments);

}  // namespace dawson::cli
