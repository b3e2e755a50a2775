// The kinds of values that options and operands have: one definition for help, manual pages,
// completion and error messages.
#pragma once

#include <algorithm>
#include <cstdint>
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
std::string told(std::vector<std::string> const& words);

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

}  // namespace dawson::cli
