// Pages laid two by two on larger sheets, to be folded and stapled in the middle.
#pragma once

#include <string>
#include <vector>

#include "text/result.hpp"

namespace dawson::backend {

/// One side of a sheet: the pages on its left and right half, counted from 1; 0 is an empty one.
struct SheetSide {
  int left = 0, right = 0;
  friend bool operator==(SheetSide const&, SheetSide const&) = default;
};

/// The sides of all sheets in the order in which they are printed (front, back, front ...), for a
/// saddle stitch: all sheets lie in each other. The number of pages is filled up to a multiple of
/// four with empty ones.
std::vector<SheetSide> saddle_stitch(int pages);

/// `pdf` imposed on sheets twice as wide as its pages, to be printed on both sides and turned at
/// the short edge. Its text can be searched as before; links, bookmarks and page labels, which make
/// no sense on sheets, are gone. E-PDF (without a span) for bytes that are no PDF.
text::Result<std::string> impose(std::string const& pdf);

}  // namespace dawson::backend
