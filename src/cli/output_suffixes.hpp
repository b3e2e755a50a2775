// The formats that commands write to `-o`, by suffix, and the common table of suffixes of other
// formats.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace dawson::cli {

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
