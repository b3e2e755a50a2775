// What commands write to `-o`, by suffix, and the one table of the suffixes of other formats.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace dawson::cli {

/// A format that a command writes.
struct WrittenFormat {
  std::string name;                   ///< of `--to` or `--kind`; empty where no option names it
  std::string words;                  ///< "an e-book"; may be empty
  std::vector<std::string> suffixes;  ///< with their dots, in small letters; the default first
  bool binary = false;                ///< no text
};
using WrittenFormats = std::vector<WrittenFormat>;

/// What a command can write, and how its options choose.
struct OutputChoice {
  std::string_view command;  ///< "weave"
  WrittenFormats formats;
  std::string option{};          ///< that chooses a format: "--to"; empty: there is none
  std::string chosen{};          ///< its value; empty where it is not given
  std::string input{};           ///< a document whose suffix the output may have too
  bool suffix_required = false;  ///< whether nothing else tells the format
};

/// The suffix of the last name of a path, with its dot, in small letters; empty for none.
std::string suffix_of(std::string_view path);

/// The default suffixes of formats, without their dots.
std::vector<std::string> output_names(WrittenFormats const& formats);

/// The format that has the suffix of `output`; null for none.
WrittenFormat const* format_by_suffix(WrittenFormats const& formats, std::string_view output);

/// Whether a suffix is that of a known format, a document, a picture or an archive.
bool is_known_suffix(std::string_view suffix);

/// Throws UsageError, with what the command writes and how to choose, where the suffix of `output`
/// names a format that is not written: one that the command does not know, one that `--to` or
/// `--kind` contradicts, or a slip in one that it does write. A suffix that names no format, and a
/// name without one, pass unless a suffix is required. `-` passes.
void refuse_other_suffix(std::string const& output, OutputChoice const& choice);

}  // namespace dawson::cli
