// What a booklet has around its text: the title page, the table of contents, indexes.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "layout/compositor.hpp"

namespace dawson::layout {

/// Of the title page; what is empty takes no room.
struct Title {
  std::string title, subtitle;
  std::vector<std::string> authors;
  std::string date;
};

/// The title page, as the matter of a whole page with this number.
Matter title_page(TypeCase& sorts, Design const& design, Title const& title, int page);

/// A line of the table of contents.
struct ContentsEntry {
  int level = 1;           ///< of the heading: 1 and 2 are shown by most booklets
  prose::Inlines inlines;
  std::string label;       ///< what it leads to
  std::string page;        ///< as printed
};

/// Adds the table of contents under its heading.
void add_contents(Compositor& compositor, std::vector<ContentsEntry> const& entries);

/// A place that an index leads to.
struct Reference {
  std::string label;
  std::string page;
};

struct IndexEntry {
  std::string name;                     ///< as printed
  std::vector<Reference> references;    ///< in their order in the booklet
};

/// Makes keys of names whose bytes sort as people look the names up.
using Collate = std::function<std::string(std::string_view name)>;

/// The entries as paragraphs, sorted as people look them up: authors by their last names (`by_last_word`, which
/// stands first then: "Petkov, Petko"), all others by their letters. Entries with the same name are one; a page
/// is named once.
std::vector<prose::Inlines> index_paragraphs(std::vector<IndexEntry> entries, bool by_last_word, Collate const& collate);

/// The magazine or book alone, without number and date that may be written behind: "feenschach" of "feenschach 1993"
/// and of "feenschach, 123, 10/1997". A number that belongs to the name stays: "Thèmes-64", "64".
std::string_view source_name(std::string_view source);

/// A name as indexes have it: "Petko Petkov" is "Petkov, Petko", "Jan van der Velde" is "van der Velde, Jan".
std::string last_name_first(std::string_view name);

}  // namespace dawson::layout
