// Options of commands as tables of plain rows, the kinds of values that they have, and the formats
// that `-o` writes by suffix; help, manual pages, completion and the parser of arguments are
// derived from them.
//
// Design: Boost's Program_options, which parses the arguments, is hidden in the `.cpp` file,
// because each file that includes it takes a second or more longer to compile.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dawson::cli {

/// What a command does with the file or folder that a value names. Under `--sandbox` a run may read
/// the whole folder of a document; of other inputs only the named file or folder; and an output is
/// not readable because it is named.
enum class FileRole : std::uint8_t { read, document, written };

/// A kind of value.
struct ValueKind {
  std::string placeholder;              ///< name of the value in help: FILE
  std::vector<std::string> words{};     ///< possible words
  bool only_words = false;              ///< no other value is accepted
  bool files = false;                   ///< the value may name a file
  std::vector<std::string> suffixes{};  ///< of these files, with their dots; empty: any file
  bool folders = false;                 ///< the value may name a folder
  bool several = false;                 ///< the option may be repeated
  std::string literal{};                ///< what an operand after `--` is, if not a file
  FileRole role = FileRole::read;       ///< use of the file or folder

  /// Returns whether a value may name a file or a folder.
  bool names_files() const { return files || folders; }
};

/// Returns the kind of free-form text.
ValueKind any_text(std::string placeholder);

/// Returns the kind of files with one of these suffixes; any file if there are none.
ValueKind a_file(std::vector<std::string> suffixes = {});

/// Returns the kind of folders.
ValueKind a_folder();

/// Returns `kind` as a document, whose own folder may be read.
ValueKind as_document(ValueKind kind);

/// Returns `kind` as a file or folder that is written.
ValueKind as_output(ValueKind kind);

/// Returns `kind` for an option that may be repeated.
ValueKind several(ValueKind kind);

/// Returns the kind of a fixed list of words. For any other value the error message gives the
/// closest match.
ValueKind one_of(std::string placeholder, std::vector<std::string> words);

/// Returns the kind of styles: the name of a built-in style, or a style file.
ValueKind a_style();

/// Returns the words as a list in a sentence: "auto, always or never".
std::string reported(std::vector<std::string> const& words);

/// Returns the names of the rows of a table.
template <class Rows>
std::vector<std::string> names_in(Rows const& rows) {
  std::vector<std::string> names;
  for (auto const& row : rows) names.emplace_back(row.name);
  return names;
}

/// Returns the row of a table that has this name; null if there is none.
template <class Rows>
auto const* row_named(Rows const& rows, std::string_view name) {
  auto const row = std::ranges::find(rows, name, [](auto const& one) { return one.name; });
  return row == std::end(rows) ? nullptr : &*row;
}

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
  /// alone; `default_value` is the default value, "" for none.
  Option(std::string_view names, ValueKind value, std::string about,
         std::string default_value = {});
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
  std::string default_value;   ///< empty if there is none
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
  std::map<std::string, std::string, std::less<>> default_;
  std::vector<std::string> operands_, literals_;
  std::vector<std::pair<FileRole, std::string>> named_;
};

/// A format that a command writes.
struct WrittenFormat {
  std::string name;   ///< its name for `--to` or `--kind`; empty if no option names it
  std::string words;  ///< description, "an e-book"; may be empty
  std::vector<std::string> suffixes;  ///< with their dots, in lower case; the default first
  bool binary = false;                ///< not a text format
};
using WrittenFormats = std::vector<WrittenFormat>;

/// The formats that a command can write, and how its options choose one.
struct OutputChoice {
  std::string_view command;  ///< "weave"
  WrittenFormats formats;
  std::string option{};          ///< option that chooses a format: "--to"; empty: there is none
  std::string chosen{};          ///< its value; empty if it is not given
  std::string input{};           ///< document whose suffix the output may have too
  bool suffix_required = false;  ///< only the suffix determines the format
};

/// Returns the suffix of the last component of a path, with its dot, in lower case; empty if there
/// is none.
std::string suffix_of(std::string_view path);

/// Returns the default suffixes of formats, without their dots.
std::vector<std::string> output_names(WrittenFormats const& formats);

/// Returns the format that has the suffix of `output`; null if there is none.
WrittenFormat const* format_by_suffix(WrittenFormats const& formats, std::string_view output);

/// Returns whether a suffix is that of a known format, a document, a picture or an archive.
bool is_known_suffix(std::string_view suffix);

/// Checks the suffix of an output. Throws UsageError, with what the command writes and how to
/// choose a format, if the suffix of `output` names a format that is not written: one that the
/// command does not know, one that contradicts `--to` or `--kind`, or a misspelling of one that it
/// does write. Accepts a suffix that names no format, and a name without suffix, unless a suffix is
/// required. Accepts `-`.
void refuse_other_suffix(std::string const& output, OutputChoice const& choice);

}  // namespace dawson::cli
