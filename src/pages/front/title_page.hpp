// The lists and the title page of a booklet: title page, table of contents, indexes.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "pages/compositor/compositor.hpp"
#include "pages/design.hpp"
#include "pages/lines/paragraph.hpp"
#include "pages/page.hpp"
#include "prose/prose.hpp"

namespace dawson::pages {

/// Texts of the title page; empty ones take no room.
struct Title {
  std::string title, subtitle;
  std::vector<std::string> by;  ///< names of the people who made the book
  std::string date;
};

/// Returns the title page as the matter of a whole page (`right`: a right page), and adds it to
/// `structure` as a part of the book.
PageContent title_page(WordCache& sorts, Design const& design, Title const& title, bool right,
                       Structure* structure = nullptr);

/// Returns paragraphs in small type, down to the last line of the page, as the matter of a whole
/// page.
PageContent colophon_page(WordCache& sorts, Design const& design,
                          std::vector<prose::Inlines> const& paragraphs, bool right,
                          Structure* structure = nullptr);

/// Line of the table of contents.
struct ContentsEntry {
  int level = 1;  ///< of the heading: 1 and 2 are shown by most booklets
  prose::Inlines inlines;
  std::string label;  ///< target of its link
  std::string page;   ///< as printed
};

/// Adds the table of contents under its heading.
void add_contents(Compositor& compositor, std::vector<ContentsEntry> const& entries);

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
