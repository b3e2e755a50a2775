// Writes pages of a booklet as a PDF file.
#pragma once

#include <functional>
#include <optional>

#include "backend/pdf/pdf.hpp"
#include "pages/design.hpp"
#include "pages/page.hpp"
#include "pages/page_numbers.hpp"

namespace dawson::backend {

/// Function that returns the piece set for boards in a style, and for pieces in running text (no
/// style); null: Dawson's.
using PiecesOf = std::function<drawing::PieceSet const*(std::optional<layout::Style> const& style)>;

/// Draws `page` as the next page of `pdf`: its matter and links, its anchors as named destinations,
/// its headings as bookmarks.
void draw_page(Pdf& pdf, pages::Page const& page, pages::Design const& design,
               PiecesOf const& pieces_of);

/// Returns the page labels of a booklet.
std::vector<PageLabels> page_labels(pages::Design const& design, pages::PageNumbers const& numbers);

}  // namespace dawson::backend
