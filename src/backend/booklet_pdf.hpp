// Pages of a booklet as a PDF file.
#pragma once

#include "backend/pdf.hpp"
#include "layout/design.hpp"
#include "layout/page.hpp"

namespace dawson::backend {

/// Draws `page` as the next page of `pdf`: its matter, links, anchors as named places, headings as bookmarks.
void draw_page(Pdf& pdf, layout::Page const& page, layout::Design const& design);

}  // namespace dawson::backend
