// The entries of indexes: their order, letters, merged entries and ranges of pages. For all
// renderers, and for the pages of a booklet.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "prose/prose.hpp"

namespace dawson::pages {

/// Place that an index refers to.
struct Reference {
  std::string label;
  std::string page;
};

struct IndexEntry {
  std::string name;                   ///< as printed: "Petkov, Petko"
  std::vector<Reference> references;  ///< in their order in the booklet
  std::string sort{};                 ///< text by which it is sorted; empty: its name
};

/// The order of an index in one language.
struct IndexOrder {
  /// Makes keys of texts; the keys' bytes sort in the order of the index.
  std::function<std::string(std::string_view text)> collate;
  /// Returns the letter under which a text is listed; empty for signs.
  std::function<std::string(std::string_view text)> letter;
  bool names_people = false;  ///< a dash replaces the surname of the entry above
};

/// An entry in its place.
struct IndexLine {
  std::string letter;  ///< opens the entries of this letter; empty: none
  IndexEntry entry;
  std::string rest;  ///< of the name, printed after a dash: ", Jan"; empty: the whole name
};

/// Returns the entries in their order. Entries with the same name are merged. An index of twelve
/// entries or more has letters.
std::vector<IndexLine> index_lines(std::vector<IndexEntry> entries, IndexOrder const& order);

/// References printed as one: from `first` to `last`, which may be equal.
struct ReferenceRange {
  Reference first, last;
};

/// Returns each page once, and three or more consecutive ones as a range: 7-9.
std::vector<ReferenceRange> reference_ranges(std::vector<Reference> const& references);

/// Returns the name of an entry as printed, perhaps with a dash for the surname above.
std::string printed_name(IndexLine const& line);

/// Returns the places of an entry, each linked to its target: "3, 7-9".
prose::Inlines index_places(std::vector<Reference> const& references);

/// Returns the magazine or book without a number and date after it: "feenschach" for "feenschach
/// 1993" and for "feenschach, 123, 10/1997". A number that belongs to the name is kept:
/// "Thèmes-64", "64", "Bulletin of the 25th Championship".
std::string_view source_name(std::string_view source);

/// Printed for a name that is also on the line above.
inline constexpr std::string_view ditto = "\u2014";

}  // namespace dawson::pages
