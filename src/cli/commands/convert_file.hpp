// Implements `dawson convert --file IN -o OUT`, for files of many problems.
#pragma once

#include <optional>
#include <string>

#include "cli/command.hpp"
#include "collection/formats.hpp"

namespace dawson::cli {

/// One part of several: "2/7" is the second of seven.
struct Shard {
  std::size_t number = 1;
  std::size_t of = 1;
};

/// Parses "K/N" with 1 <= K <= N. Throws UsageError.
Shard read_shard(std::string const& text);

/// A conversion of a file.
struct FileConversion {
  std::string input, output;  ///< paths; "-" is standard input or standard output
  collection::Format const* from = nullptr;
  bool of_picture = false;  ///< the input is a picture that carries its source
  collection::Format const* to = nullptr;
  Shard shard{};
  /// File for the key of a tourney whose entries are made anonymous; empty: entries keep their
  /// authors.
  std::string key{};
  collection::pgn::TagRules tags{};  ///< fields of PGN's tags
};

/// Returns the conversion that the options request, if the options or the names of the files
/// determine two formats of files of problems; a word that is also the name of a notation means the
/// notation. Throws UsageError.
std::optional<FileConversion> file_conversion(Values const& values);

/// Throws UsageError if the suffix of `-o` contradicts what is written: a file of problems if
/// `files` has a value, otherwise text in the format of `--to`.
void refuse_other_output(std::optional<FileConversion> const& files, Values const& values);

/// Converts a file entry by entry and returns the exit status. An unreadable entry is reported and
/// skipped. The parts of a file, joined, have the same bytes as the whole: an entry belongs to the
/// part that contains its first byte. Throws UsageError for parts of standard input, which has no
/// size.
int convert_collection(FileConversion const& conversion, Values const& values);

}  // namespace dawson::cli
