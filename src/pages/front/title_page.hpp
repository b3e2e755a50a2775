// The front matter of a booklet: title page, colophon, table of contents.
#pragma once

#include <string>
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

}  // namespace dawson::pages
