// The title page of a booklet.
#pragma once

#include <string>
#include <vector>

#include "pages/design.hpp"
#include "pages/lines/type_case.hpp"
#include "pages/page.hpp"

namespace dawson::pages {

/// Of the title page; what is empty takes no room.
struct Title {
  std::string title, subtitle;
  std::vector<std::string> by;  ///< who made the book
  std::string date;
};

/// The title page, as the matter of a whole page on that side, and as a part of the book.
Matter title_page(TypeCase& sorts, Design const& design, Title const& title, bool right,
                  Structure* structure = nullptr);

/// Paragraphs in small type whose last line is the page's last, as the matter of a whole page.
Matter colophon_page(TypeCase& sorts, Design const& design,
                     std::vector<prose::Inlines> const& paragraphs, bool right,
                     Structure* structure = nullptr);

}  // namespace dawson::pages
