// Numbers of a page that change where something is inserted before them: lines of its source, and
// the numbers in names that are made by counting.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/span.hpp"

namespace dawson::backend {

/// A number between marks, which no other text of a page has.
std::string marked_count(std::string_view number);

/// HTML with its names as they are, but for the number at the end of one that is made by counting
/// ("words-2", "#diagram-12", "solution-may-3"), which is marked.
std::string with_marked_count(std::string name);

/// HTML without its marks, and the numbers that were between them, as places in it.
struct CountedHtml {
  std::string html;
  std::vector<text::Span> counts;
};
CountedHtml without_marks(std::string_view marked);

}  // namespace dawson::backend
