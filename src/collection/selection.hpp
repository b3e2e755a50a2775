// Chooses the problems of a file and what is shown of them: selecting, sorting, and entries of a
// tourney made anonymous for its judge.
#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "collection/record.hpp"
#include "text/diagnostic.hpp"
#include "text/source_mapped_text.hpp"

namespace dawson::collection {

/// A selection: a problem must meet all criteria, each with alternatives separated by commas.
class Selection {
 public:
  /// Parses criteria: numbers in the file ("1-12, 15", "20-"), or a field and its value. Text
  /// ("author Petkov") contains the words in sequence, in any case; a value in symbols
  /// ("stipulation h#*", "conditions Circe*") is equal as a whole; dates are between years ("date
  /// 1990-1999", "date 1990-") or begin with the given text ("date 1990-05"). `*` matches any
  /// characters, a pattern in quotes may contain commas, `not` before the field excludes. No
  /// criterion may be empty; signs of comparison, as in "date >= 1990", are refused. E-SELECT.
  static Selection read(std::vector<text::SourceMappedText> const& criteria,
                        text::Diagnostics& findings);

  /// Returns true if the selection may contain a problem with this number, from 1.
  bool takes(std::size_t number);

  /// Returns true if the selection contains the problem, provided that it contains its number.
  bool takes(Record const& record);

  /// Reports W-SELECT for each number, range and pattern that none of these problems has met.
  void report_of_absent(text::Diagnostics& findings) const;

  /// Returns the greatest number that the selection may contain.
  std::size_t last() const { return last_; }

 private:
  struct Range {
    std::size_t first = 1, last = std::numeric_limits<std::size_t>::max();
    text::SourceMappedText written;
    bool met = false;
  };
  struct Pattern {
    text::SourceMappedText written;
    bool met = false;
  };
  struct Criterion {
    std::string field;
    bool excludes = false;
    std::vector<Pattern> patterns;
  };
  static bool meets(Criterion& criterion, Record const& record);
  void read_numbers(text::SourceMappedText const& criterion, text::Diagnostics& findings);
  void read_field(text::SourceMappedText const& criterion, text::Diagnostics& findings);

  std::vector<std::vector<Range>> numbers_;
  std::vector<Criterion> fields_;
  std::size_t last_ = std::numeric_limits<std::size_t>::max();
};

/// A criterion for sorting.
struct SortKey {
  std::string field;
  bool descending = false;
};

/// Parses "author", "date descending". E-SORT.
std::vector<SortKey> read_sort_keys(std::vector<text::SourceMappedText> const& items,
                                    text::Diagnostics& findings);

/// Returns the text by which a problem is sorted: the first author with the surname first, a date
/// from the year on; numbers in all values are padded with zeros. Empty without the field.
std::string sort_text(Record const& record, SortKey const& key);

/// A record and the source of its spans.
struct FiledRecord {
  Record record;
  text::SourceId source = text::at_hand;
};

/// Anonymous entries and their key.
struct AnonymousEntries {
  std::vector<FiledRecord> entries;  ///< numbered, without anything that identifies the author
  std::vector<Record> key;           ///< the same problems in the same order, with all their fields
};

/// Removes authors, cities, dedications and all references that identify a problem from `problems`,
/// and numbers them in an order that depends only on the rest. In the key, the number of an entry
/// is the new one, and its old one is among its `ids`. W-ANONYMOUS: an author's name also occurs in
/// another field, which is kept.
AnonymousEntries anonymous(std::vector<FiledRecord> problems, text::Diagnostics& findings);

}  // namespace dawson::collection
