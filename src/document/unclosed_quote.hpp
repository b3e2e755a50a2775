// What yaml-cpp takes in silence, or tells of at the end of the text: one that ends within
// quotation marks.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace YAML {
class Exception;
class Node;
}  // namespace YAML

namespace dawson::document {

/// Where in `yaml`, read as `root`, the quotation mark stands that is never closed. All styles are
/// read at start-up: the text is not read a second time.
std::optional<std::size_t> unclosed_quote(YAML::Node const& root, std::string_view yaml);

/// The same where reading ended with `fault`; nothing for faults of other kinds.
std::optional<std::size_t> unclosed_quote(YAML::Exception const& fault, std::string_view yaml);

}  // namespace dawson::document
