// Marks numbers in a page that change when something is inserted before them: source lines, and the
// numbers in generated names.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/span.hpp"

namespace dawson::backend {

/// Returns a number between marks that no other text of a page contains.
std::string marked_count(std::string_view number);

/// Returns HTML with the number at the end of a generated name marked ("words-2", "#diagram-12",
/// "solution-may-3"); other names are unchanged.
std::string with_marked_count(std::string name);

/// HTML without its marks, and the places in it of the numbers that were between them.
struct CountedHtml {
  std::string html;
  std::vector<text::Span> counts;
};
/// Returns `marked` without its marks, with the places of the marked numbers.
CountedHtml without_marks(std::string_view marked);

}  // namespace dawson::backend
