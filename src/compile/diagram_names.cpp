#include "compile/diagram_names.hpp"

#include "text/ascii.hpp"

namespace dawson::run {

void DiagramNames::next(std::string_view document) {
  ++count_;
  document_.clear();
  for (char const c : document.substr(document.find_last_of('/') + 1))
    if (text::is_alphanumeric(c)) document_ += c;
}

std::string DiagramNames::anchor(bool with_document) const {
  return "diagram-" + (with_document ? solution() : std::to_string(count_));
}

std::string DiagramNames::solution() const { return document_ + '-' + std::to_string(count_); }

}  // namespace dawson::run
