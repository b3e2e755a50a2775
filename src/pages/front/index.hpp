// Indexes: names with the places that they lead to, as people look them up.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "prose/prose.hpp"

namespace dawson::pages {

/// A place that an index leads to.
struct Reference {
  std::string label;
  std::string page;
};

struct IndexEntry {
  std::string name;                   ///< as printed: "Petkov, Petko"
  std::vector<Reference> references;  ///< in their order in the booklet
};

/// Makes keys of names whose bytes sort as people look the names up.
using Collate = std::function<std::string(std::string_view name)>;

/// Sorted by their letters; entries with the same name are one.
std::vector<IndexEntry> sorted_index(std::vector<IndexEntry> entries, Collate const& collate);

/// References that are printed as one: from `first` to `last`, which may be the same.
struct ReferenceRange {
  Reference first, last;
};

/// Each page once, and three and more that follow one another as a range: 7-9.
std::vector<ReferenceRange> reference_ranges(std::vector<Reference> const& references);

/// The entries as paragraphs, sorted by their letters. Entries with the same name are one; a page
/// is named once.
std::vector<prose::Inlines> index_paragraphs(std::vector<IndexEntry> entries,
                                             Collate const& collate);

/// The magazine or book alone, without number and date that may be written behind: "feenschach" of
/// "feenschach 1993" and of "feenschach, 123, 10/1997". A number that belongs to the name stays:
/// "Thèmes-64", "64".
std::string_view source_name(std::string_view source);

}  // namespace dawson::pages
