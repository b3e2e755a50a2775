// What was placed, as lines of a table: for tests, and for whoever wonders.
#pragma once

#include <string>

#include "pages/design.hpp"
#include "pages/page.hpp"

namespace dawson::pages {

/// The lines of a page, eight fields parted by tabs: the page counted from 1, the kind, x, y, width
/// and height in millimetres from the page's upper left corner, the text, and what else there is to
/// say. Its things were kept (TypeCase::keep_words).
std::string page_list(Page const& page, Design const& design);

}  // namespace dawson::pages
