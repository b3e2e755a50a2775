// Heads and feet: lines of up to three cells over the measure, filled with what a page is about.
#pragma once

#include <string>

#include "pages/design.hpp"
#include "pages/lines/type_case.hpp"
#include "pages/page.hpp"

namespace dawson::pages {

/// What a book says of itself on its pages.
struct BookFacts {
  std::string title, by, date;
  std::string last_page;  ///< its number as printed; empty where nobody knows yet
};

/// What a page is about; empty: it has no such thing.
struct PageFacts {
  std::string part, chapter, section;  ///< headings without their numbers
  std::string first, last;             ///< printed numbers of diagrams
};

/// Whether one of the lines asks for it.
bool asks_for(RunningLine const& lines, layout::SlotKind kind);

/// Sets a head or a foot, as `kind` says, with its baseline at `baseline`.
void add_running_line(Page& page, TypeCase& sorts, Design const& design,
                      layout::Template const& line, BookFacts const& book, PageFacts const& facts,
                      ThingKind kind, double baseline);

}  // namespace dawson::pages
