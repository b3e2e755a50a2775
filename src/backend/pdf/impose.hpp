// Imposes pages two by two on larger sheets, to be folded and stapled in the middle.
#pragma once

#include <string>
#include <vector>

#include "text/result.hpp"

namespace dawson::backend {

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
