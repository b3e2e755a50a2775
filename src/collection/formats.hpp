// The table of formats of collections: how each kind of file is split, read and written. For
// `convert` and for directives that print a file.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "collection/pgn/tag_rules.hpp"
#include "collection/record.hpp"
#include "collection/stream.hpp"
#include "document/markdown/fences.hpp"
#include "text/diagnostic.hpp"
#include "text/limits.hpp"
#include "text/source.hpp"

namespace dawson::collection {

/// Reads the entries of one file in their order. Spans are bytes of the entry.
class EntryReader {
 public:
  virtual ~EntryReader() = default;
  /// Reads the next entry into `entry`; returns false at the end of the file.
  virtual bool cut(Lines& lines, Stretch& entry) = 0;
  /// Returns the records of an entry: one, none if it cannot be read, many if the format does not
  /// split files. `source` has the bytes of the entry.
  std::vector<Record> read(Stretch const& entry, text::Source const& source,
                           text::Diagnostics& findings) {
    if (entry.fault) findings.push_back(*entry.fault);
    return records(source, findings);
  }
  /// Returns true if an entry must be read because later ones depend on it (on a language that it
  /// names).
  virtual bool carries_on() const { return false; }
  /// Returns true if each entry can be read by itself, in any order and by several threads.
  virtual bool reads_each_alone() const { return false; }
  /// Adds findings about the whole file, after its last entry.
  virtual void finish(text::Diagnostics&) {}

 private:
  virtual std::vector<Record> records(text::Source const& entry, text::Diagnostics& findings) = 0;
};

/// Returns a record as text; W-LOSS, with the place in the source, for what the format cannot
/// express. No value with an E-LOSS: the rest would not be a problem.
using EntryWriter = std::optional<std::string> (*)(Record const& record,
                                                   text::Diagnostics& findings);

/// How a file is read.
struct ReadingOptions {
  document::PluginFences fences{};  ///< treatment of blocks of other programs in Markdown
  pgn::TagRules tags{};             ///< fields of PGN's tags
  std::uint64_t pgn_game = text::Limits{}.pgn_game;  ///< bytes of a game above which it is skipped
};

/// A row of the table.
struct Format {
  std::string_view name;                   ///< of `--from` and `--to`
  std::string_view description;            ///< for the help
  std::vector<std::string_view> suffixes;  ///< of files, with the dot
  std::unique_ptr<EntryReader> (*open)(ReadingOptions const&);
  EntryWriter write;
  std::string_view head, between, tail;  ///< before, between and after the records of a file
  /// Returns whether a text without a name is in the format, by its beginning or by a key; null for
  /// documents, whose directives a scanner finds.
  bool (*is_in)(std::string_view text) = nullptr;
};

/// Returns all formats, in the order of the help.
std::span<Format const> formats();

/// Returns ".json .jsonl .md ...", for messages.
std::string known_suffixes();

/// Returns the format of that name; null if there is none.
Format const* find_format(std::string_view name);
/// Returns the format of a file of that name by its suffix; null if there is none.
Format const* format_of_file(std::string_view path);

/// Returns the format of a text without a name; null if no format has its sign.
Format const* format_by_sign(std::string_view text);

}  // namespace dawson::collection
