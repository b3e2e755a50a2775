#include "run/book/diagram_names.hpp"

#include <fmt/format.h>

#include "text/ascii.hpp"

namespace dawson::run {

void DiagramNames::next(std::string_view document) {
  ++count_;
  document_.clear();
  for (char const c : document.substr(document.find_last_of('/') + 1))
    if (text::is_alphanumeric(c)) document_ += c;
}

std::string DiagramNames::anchor(bool with_document) const {
  return with_document ? fmt::format("diagram-{}", solution()) : fmt::format("diagram-{}", count_);
}

std::string DiagramNames::solution() const { return fmt::format("{}-{}", document_, count_); }

}  // namespace dawson::run
