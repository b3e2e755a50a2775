// Pages of a booklet as a PDF file.
#pragma once

#include <functional>
#include <optional>

#include "backend/pdf/pdf.hpp"
#include "pages/design.hpp"
#include "pages/page.hpp"
#include "pages/page_numbers.hpp"

namespace dawson::backend {

/// The figures for boards in a style, and for men in the text (no style); null: Dawson's.
using PiecesOf = std::function<drawing::PieceSet const*(std::optional<layout::Style> const& style)>;

/// Draws `page` as the next page of `pdf`: its matter, links, anchors as named places, headings as
/// bookmarks.
void draw_page(Pdf& pdf, pages::Page const& page, pages::Design const& design,
               PiecesOf const& pieces_of);

/// How a booklet's pages are numbered.
std::vector<PageLabels> page_labels(pages::Design const& design, pages::PageNumbers const& numbers);

}  // namespace dawson::backend
