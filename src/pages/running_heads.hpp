// Running heads and feet: lines of up to three cells across the measure, filled with facts of a
// page.
#pragma once

#include <string>

#include "pages/design.hpp"
#include "pages/lines/type_case.hpp"
#include "pages/page.hpp"

namespace dawson::pages {

/// Facts of a book that appear on its pages.
struct BookFacts {
  std::string title, by, date;
  std::string last_page;  ///< its number as printed; empty while it is unknown
};

/// Facts of a page; empty: it has no such fact.
struct PageFacts {
  std::string part, chapter, section;  ///< headings without their numbers
  std::string first, last;             ///< printed numbers of diagrams
};

/// Returns whether one of the lines uses the slot.
bool asks_for(RunningLine const& lines, layout::SlotKind kind);

/// Adds a head or a foot, depending on `kind`, with its baseline at `baseline`.
void add_running_line(Page& page, WordCache& sorts, Design const& design,
                      layout::Template const& line, BookFacts const& book, PageFacts const& facts,
                      LayoutKind kind, double baseline);

}  // namespace dawson::pages
