// What commands take behind their names: tables of plain rows, of which help, manual pages,
// completion and the reading of arguments derive, and the values that a call has given. Who
// includes this sees no Program_options, which does the reading: that takes a second and more to
// compile for each file that sees it.
#pragma once

#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/values.hpp"

namespace dawson::cli {

/// Wrong usage: said on standard error with a pointer to the help, exit status 2.
class UsageError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// A row of an option table.
struct Option {
  /// An option that takes a value. `names` is "output,o" for --output and -o, or the long name;
  /// `usual` is the value where none is given, "" for none.
  Option(std::string_view names, ValueKind value, std::string about, std::string usual = {});
  /// A switch.
  Option(std::string_view names, std::string about) : Option(names, {}, std::move(about)) {}

  /// "--output".
  std::string flag() const { return "--" + name; }
  /// "-o"; empty without one.
  std::string brief_flag() const { return brief.empty() ? "" : "-" + brief; }
  /// Whether a value belongs to it.
  bool takes_value() const { return !value.placeholder.empty(); }

  std::string name, brief;  ///< without hyphens
  ValueKind value;
  std::string about;           ///< half a sentence, for help
  std::string usual;           ///< the value without the option
  std::string_view heading{};  ///< of its group in help
};
using Options = std::vector<Option>;

/// The same rows below one heading.
Options under(std::string_view heading, Options options);

/// One table of several, in their order.
Options joined(std::vector<Options> tables);

/// The rows as help shows them: those of the first heading, then group by group.
std::string help_table(Options const& options);

/// What a call has given.
class Values {
 public:
  /// Reads the words after a command's name; its operands are of kind `operand`. Throws UsageError
  /// for unknown options, with the closest match, for values that are missing or none of the words
  /// of their kind, for an empty operand, and for an empty name of a file or folder.
  Values(Options const& options, ValueKind const& operand, std::vector<std::string> words);

  /// Whether the option is given.
  bool has(std::string_view option) const { return given_.contains(option); }

  /// The value of an option: the usual one where it is not given; "" where there is none.
  std::string const& operator[](std::string_view option) const;

  /// All values of an option that may be given several times.
  std::vector<std::string> const& all(std::string_view option) const;

  /// What is no option. What stands behind `--` comes last: "-" is no standard input there.
  std::vector<std::string> const& operands() const { return operands_; }

  /// The files and folders that the call names and that are used so, those of options first; no
  /// words that mean something else, such as a shipped style.
  std::vector<std::string> named(FileRole role) const;

  /// What stands behind `--`.
  std::vector<std::string> const& literals() const { return literals_; }

 private:
  void note_files(ValueKind const& kind, std::string const& value);

  std::map<std::string, std::vector<std::string>, std::less<>> given_;
  std::map<std::string, std::string, std::less<>> usual_;
  std::vector<std::string> operands_, literals_;
  std::vector<std::pair<FileRole, std::string>> named_;
};

}  // namespace dawson::cli
