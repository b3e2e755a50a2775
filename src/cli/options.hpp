// Options of commands as tables of plain rows, from which help, manual pages, completion and the
// parser of arguments are derived, and the values that a call gives.
//
// Design: Boost's Program_options, which parses the arguments, is hidden in the `.cpp` file,
// because each file that includes it takes a second or more longer to compile.
#pragma once

#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/values.hpp"

namespace dawson::cli {

/// Wrong usage: reported on standard error with a hint to the help, exit status 2.
class UsageError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Returns "; did you mean `NAME`?" with the one of `names` that `written` means
/// (`text::meant_name`) after `prefix`; empty if it means none.
std::string did_you_mean(std::string_view written, std::vector<std::string_view> const& names,
                         std::string_view prefix = {});

/// An option, as a row of a table.
struct Option {
  /// Creates an option with a value. `names` is "output,o" for --output and -o, or the long name
  /// alone; `usual` is the default value, "" for none.
  Option(std::string_view names, ValueKind value, std::string about, std::string usual = {});
  /// Creates an option without a value.
  Option(std::string_view names, std::string about) : Option(names, {}, std::move(about)) {}

  /// Returns the long option, "--output".
  std::string flag() const { return "--" + name; }
  /// Returns the short option, "-o"; empty if there is none.
  std::string brief_flag() const { return brief.empty() ? "" : "-" + brief; }
  /// Returns whether the option has a value.
  bool takes_value() const { return !value.placeholder.empty(); }

  std::string name, brief;  ///< without hyphens
  ValueKind value;
  std::string about;           ///< phrase for help
  std::string usual;           ///< default value
  std::string_view heading{};  ///< heading of its group in help
};
using Options = std::vector<Option>;

/// Returns the options with this heading.
Options under(std::string_view heading, Options options);

/// Returns one table with the rows of all tables, in order.
Options joined(std::vector<Options> tables);

/// Returns the text of help for the options: those of the first heading, then group by group.
std::string help_table(Options const& options);

/// The values of options and the operands of one call.
class Values {
 public:
  /// Parses the arguments after a command's name; its operands are of kind `operand`. Throws
  /// UsageError for unknown options, with the closest match; for values that are missing, or are
  /// not among the words of their kind; for an empty operand; and for an empty name of a file or
  /// folder.
  Values(Options const& options, ValueKind const& operand, std::vector<std::string> words);

  /// Returns whether the option is given.
  bool has(std::string_view option) const { return given_.contains(option); }

  /// Returns the value of an option; its default if it is not given, "" if it has no default.
  std::string const& operator[](std::string_view option) const;

  /// Returns all values of an option that may be repeated.
  std::vector<std::string> const& all(std::string_view option) const;

  /// Returns the operands. Those after `--` come last; among these "-" is not standard input.
  std::vector<std::string> const& operands() const { return operands_; }

  /// Returns the files and folders with this role that the call names, those of options first;
  /// without words of another meaning, such as the name of a built-in style.
  std::vector<std::string> named(FileRole role) const;

  /// Returns the operands after `--`.
  std::vector<std::string> const& literals() const { return literals_; }

 private:
  void note_files(ValueKind const& kind, std::string const& value);

  std::map<std::string, std::vector<std::string>, std::less<>> given_;
  std::map<std::string, std::string, std::less<>> usual_;
  std::vector<std::string> operands_, literals_;
  std::vector<std::pair<FileRole, std::string>> named_;
};

}  // namespace dawson::cli
