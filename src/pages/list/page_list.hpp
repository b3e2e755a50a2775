// Lists placed matter as lines of a table, for tests and for debugging.
#pragma once

#include <string>

#include "pages/design.hpp"
#include "pages/page.hpp"

namespace dawson::pages {

/// Returns the lines of a page with eight fields separated by tabs: page counted from 1, kind, x,
/// y, width and height in millimetres from the upper left corner of the page, text, further data.
/// The things of the page must have been kept (`WordCache::keep_words`).
std::string page_list(Page const& page, Design const& design);

}  // namespace dawson::pages
