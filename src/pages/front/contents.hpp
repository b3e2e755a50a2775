// Typesets the table of contents of a booklet.
#pragma once

#include <string>
#include <vector>

#include "pages/compositor/compositor.hpp"

namespace dawson::pages {

/// Line of the table of contents.
struct ContentsEntry {
  int level = 1;  ///< of the heading: 1 and 2 are shown by most booklets
  prose::Inlines inlines;
  std::string label;  ///< target of its link
  std::string page;   ///< as printed
};

/// Adds the table of contents under its heading.
void add_contents(Compositor& compositor, std::vector<ContentsEntry> const& entries);

}  // namespace dawson::pages
