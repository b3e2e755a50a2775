// Which problems of a file are meant, and in which order: `select: 1-12, 15; author Petkov` and
// `sort: author; date`.
#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "collection/record.hpp"
#include "text/diagnostic.hpp"
#include "text/mapped.hpp"

namespace dawson::collection {

/// What problems fulfil: all of its criteria, each with alternatives between commas.
class Selection {
 public:
  /// Reads criteria: numbers in the file ("1-12, 15", "20-"), or a field and what it has. Text
  /// ("author Petkov") has the words one after the other, in any case; what is written in signs
  /// ("stipulation h#*", "conditions Circe*") is the same as a whole; dates lie between years
  /// ("date 1990-1999", "date 1990-") or begin so ("date 1990-05"). `*` stands for any letters or
  /// signs, a pattern in quotes may hold commas, `not` before the field excludes. None is empty.
  /// E-SELECT.
  static Selection read(std::vector<text::Mapped> const& criteria, text::Diagnostics& findings);

  /// Whether problems with this number, from 1, may be meant.
  bool takes(std::size_t number) const;

  /// Whether the problem is meant, once its number is.
  bool takes(Record const& record) const;

  /// Behind the problem with this number none is meant.
  std::size_t last() const { return last_; }

 private:
  struct Range {
    std::size_t first = 1, last = std::numeric_limits<std::size_t>::max();
  };
  struct Criterion {
    std::string field;
    bool excludes = false;
    std::vector<std::string> patterns;
  };
  void read_numbers(text::Mapped const& criterion, text::Diagnostics& findings);
  void read_field(text::Mapped const& criterion, text::Diagnostics& findings);

  std::vector<std::vector<Range>> numbers_;
  std::vector<Criterion> fields_;
  std::size_t last_ = std::numeric_limits<std::size_t>::max();
};

/// One of the things that problems are sorted by.
struct SortKey {
  std::string field;
  bool descending = false;
};

/// Reads "author", "date descending". E-SORT.
std::vector<SortKey> read_sort_keys(std::vector<text::Mapped> const& items,
                                    text::Diagnostics& findings);

/// What a problem is sorted by: the first author with the surname ahead, a date from the year on,
/// in all values numbers with zeros before them; empty without the field.
std::string sort_text(Record const& record, SortKey const& key);

}  // namespace dawson::collection
