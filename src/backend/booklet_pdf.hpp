// Pages of a booklet as a PDF file.
#pragma once

#include <functional>
#include <optional>

#include "backend/pdf.hpp"
#include "layout/design.hpp"
#include "layout/page.hpp"

namespace dawson::backend {

/// The figures for boards in a style, and for men in the text (no style); null: Dawson's.
using PiecesOf = std::function<PieceSet const*(std::optional<layout::Style> const& style)>;

/// Draws `page` as the next page of `pdf`: its matter, links, anchors as named places, headings as bookmarks.
void draw_page(Pdf& pdf, layout::Page const& page, layout::Design const& design, PiecesOf const& pieces_of);

}  // namespace dawson::backend
