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
  std::string name;                   ///< as printed
  std::vector<Reference> references;  ///< in their order in the booklet
};

/// Makes keys of names whose bytes sort as people look the names up.
using Collate = std::function<std::string(std::string_view name)>;

/// The entries as paragraphs, sorted as people look them up: authors by their last names
/// (`by_last_word`, which stands first then: "Petkov, Petko"), all others by their letters. Entries
/// with the same name are one; a page is named once.
std::vector<prose::Inlines> index_paragraphs(std::vector<IndexEntry> entries, bool by_last_word,
                                             Collate const& collate);

/// The magazine or book alone, without number and date that may be written behind: "feenschach" of
/// "feenschach 1993" and of "feenschach, 123, 10/1997". A number that belongs to the name stays:
/// "Thèmes-64", "64".
std::string_view source_name(std::string_view source);

/// A name as indexes have it: "Petko Petkov" is "Petkov, Petko", "Jan van der Velde" is "van der
/// Velde, Jan".
std::string last_name_first(std::string_view name);

}  // namespace dawson::pages
