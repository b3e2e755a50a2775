// Indexes: sorted names with references to places.
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
};

/// Function that makes keys of names; the keys' bytes sort in the order of an index.
using Collate = std::function<std::string(std::string_view name)>;

/// Returns the entries sorted by their letters; entries with the same name are merged.
std::vector<IndexEntry> sorted_index(std::vector<IndexEntry> entries, Collate const& collate);

/// References printed as one: from `first` to `last`, which may be equal.
struct ReferenceRange {
  Reference first, last;
};

/// Returns each page once, and three or more consecutive ones as a range: 7-9.
std::vector<ReferenceRange> reference_ranges(std::vector<Reference> const& references);

/// Returns the entries as paragraphs, sorted by their letters. Entries with the same name are
/// merged; each page appears once.
std::vector<prose::Inlines> index_paragraphs(std::vector<IndexEntry> entries,
                                             Collate const& collate);

/// Returns the magazine or book without a number and date after it: "feenschach" for "feenschach
/// 1993" and for "feenschach, 123, 10/1997". A number that belongs to the name is kept:
/// "Thèmes-64", "64".
std::string_view source_name(std::string_view source);

}  // namespace dawson::pages
