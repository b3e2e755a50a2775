// `dawson convert --file IN -o OUT` for files of many problems.
#pragma once

#include <optional>
#include <string>

#include "cli/command.hpp"
#include "collection/formats.hpp"

namespace dawson::cli {

/// One part of several, "2/7": the second of seven.
struct Shard {
  std::size_t number = 1;
  std::size_t of = 1;
};

/// Reads "K/N" with 1 <= K <= N. Throws UsageError.
Shard read_shard(std::string const& text);

struct FileConversion {
  std::string input, output;  ///< paths; "-" is standard input or output
  collection::Format const* from = nullptr;
  collection::Format const* to = nullptr;
  Shard shard{};
  std::string
      key{};  ///< where the key of a tourney goes, whose entries are anonymous; empty: none is
};

/// What the options of `convert` ask for, where they name, or the names of the files tell, two
/// kinds of files of problems; words that are a notation's as well mean that one. Throws
/// UsageError.
std::optional<FileConversion> file_conversion(Values const& values);

/// Throws UsageError where the suffix of `-o` contradicts what is written: by `files` a file of
/// problems, otherwise text in the form of `--to`.
void refuse_other_output(std::optional<FileConversion> const& files, Values const& values);

/// Converts record by record. What cannot be read is told and costs its own entry alone. The parts
/// of a file put together are the bytes of the whole: an entry belongs to the part in which its
/// first byte lies. Throws UsageError for parts of standard input, which has no size.
int convert_collection(FileConversion const& conversion, Values const& values);

}  // namespace dawson::cli
