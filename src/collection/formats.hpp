// The table of collections: how each kind of file is cut, read and written.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "collection/record.hpp"
#include "collection/stream.hpp"
#include "document/markdown/plugin_fences.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::collection {

/// Reads the entries of one file in their order. Spans are bytes of the entry.
class EntryReader {
 public:
  virtual ~EntryReader() = default;
  /// Cuts the next entry off; false at the end of the file.
  virtual bool cut(Lines& lines, Stretch& entry) = 0;
  /// The records of an entry: one, none where it cannot be read, many where a file is not cut.
  /// `source` has its bytes.
  std::vector<Record> read(Stretch const& entry, text::Source const& source,
                           text::Diagnostics& findings) {
    if (entry.fault) findings.push_back(*entry.fault);
    return records(source, findings);
  }
  /// Whether an entry has to be read for the sake of those behind it (a language that it names).
  virtual bool carries_on() const { return false; }
  /// Whether each entry is read by itself, in any order and by several threads.
  virtual bool reads_each_alone() const { return false; }

 private:
  virtual std::vector<Record> records(text::Source const& entry, text::Diagnostics& findings) = 0;
};

/// A record as text; what the format has no place for is W-LOSS, with the place in the source.
/// Nothing with an E-LOSS: what is left would be no problem.
using EntryWriter = std::optional<std::string> (*)(Record const& record,
                                                   text::Diagnostics& findings);

struct Format {
  std::string_view name;                   ///< of `--from` and `--to`
  std::string_view description;            ///< for the help
  std::vector<std::string_view> suffixes;  ///< of files, with the dot
  /// Opens a file; the argument says what becomes of fences of other programs in Markdown.
  std::unique_ptr<EntryReader> (*open)(document::PluginFences);
  EntryWriter write;
  std::string_view head, between, tail;  ///< around and between the records of a file
};

/// All formats, in the order in which help lists them.
std::span<Format const> formats();

/// ".json .jsonl .md ...", for messages.
std::string known_suffixes();

/// The format of that name, or of a file of that name by its suffix; null if there is none.
Format const* find_format(std::string_view name);
Format const* format_of_file(std::string_view path);

}  // namespace dawson::collection
