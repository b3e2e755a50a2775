// Writes whole PDF files: one diagram, the pages of a booklet, or these pages imposed two by two on
// larger sheets.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "backend/pdf/pdf.hpp"
#include "pages/design.hpp"
#include "pages/page.hpp"
#include "text/diagnostic.hpp"

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

/// Returns a PDF with one diagram, on a page of the size of the diagram with what hangs from it.
/// `caption` may be empty; `pieces` is a user's piece set (null: Dawson's). With `words` for the
/// board the PDF is tagged.
std::string pdf_diagram(layout::Scene const& scene, layout::PlacedCaption const& caption,
                        PdfAbout const& about, layout::Typeset const& typeset,
                        drawing::PieceSet const* piece_set = nullptr,
                        std::optional<pages::FigureWords> words = {});

/// One side of a sheet: the pages on its left and right half, counted from 1; 0 is an empty page.
struct SheetSide {
  int left = 0, right = 0;
  friend bool operator==(SheetSide const&, SheetSide const&) = default;
};

/// Returns the sides of all sheets in printing order (front, back, front ...), for a saddle stitch:
/// the sheets are nested. Empty pages extend the number of pages to a multiple of four.
std::vector<SheetSide> saddle_stitch(int pages);

/// Returns `pdf` imposed on sheets twice as wide as its pages, to be printed on both sides and
/// turned at the short edge. Its text can still be searched; links, bookmarks and page labels,
/// which make no sense on sheets, are removed. E-PDF (without a span) for bytes that are not a PDF.
text::Result<std::string> impose(std::string const& pdf);

}  // namespace dawson::backend
