// What yaml-cpp takes in silence, or tells of at the end of the text: one that ends within
// quotation marks.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace dawson::document {

/// Where in `yaml` the quotation mark stands that is never closed.
std::optional<std::size_t> unclosed_quote(std::string_view yaml);

}  // namespace dawson::document
