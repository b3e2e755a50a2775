// What the values of options and operands may be: one place for help, manual pages, completion and
// complaints.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dawson::cli {

/// What a command does with the file or folder that a value names. Under --sandbox a document's
/// folder may be read, of the other inputs what is named, and nothing because it is written.
enum class FileRole : std::uint8_t { read, document, written };

/// What may stand for a value.
struct ValueKind {
  std::string placeholder;              ///< how help calls it: FILE
  std::vector<std::string> words{};     ///< that it may be
  bool only_words = false;              ///< and nothing else
  bool files = false;                   ///< it may name a file
  std::vector<std::string> suffixes{};  ///< of those files, with their dots; all without any
  bool folders = false;                 ///< it may name a folder
  bool several = false;                 ///< its option may be given several times
  std::string literal{};                ///< what an operand behind `--` is, if no file
  FileRole role = FileRole::read;       ///< of the file or folder

  bool names_files() const { return files || folders; }
};

/// A text that nobody can foretell.
ValueKind any_text(std::string placeholder);

/// A file, with one of these suffixes where there are any.
ValueKind a_file(std::vector<std::string> suffixes = {});

ValueKind a_folder();

/// A document, whose own folder may be read for it.
ValueKind as_document(ValueKind kind);

/// A file or folder that is written.
ValueKind as_output(ValueKind kind);

/// The same, of an option that may be given several times.
ValueKind several(ValueKind kind);

/// One of some words. What else is given is complained of, with the nearest of them.
ValueKind one_of(std::string placeholder, std::vector<std::string> words);

/// A shipped style, or a style's file.
ValueKind a_style();

/// The words as one says them: "auto, always or never".
std::string told(std::vector<std::string> const& words);

/// The names of the rows of a table.
template <class Rows>
std::vector<std::string> names_in(Rows const& rows) {
  std::vector<std::string> names;
  for (auto const& row : rows) names.emplace_back(row.name);
  return names;
}

/// The row of a table that has this name; null without one.
template <class Rows>
auto const* row_named(Rows const& rows, std::string_view name) {
  auto const row = std::ranges::find(rows, name, [](auto const& one) { return one.name; });
  return row == std::end(rows) ? nullptr : &*row;
}

}  // namespace dawson::cli
