// Typesets the title page of a booklet.
#pragma once

#include <string>
#include <vector>

#include "pages/design.hpp"
#include "pages/lines/type_case.hpp"
#include "pages/page.hpp"

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

}  // namespace dawson::pages
