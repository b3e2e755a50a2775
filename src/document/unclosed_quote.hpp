// Finds quotation marks in YAML that are never closed, which yaml-cpp accepts silently or reports
// at the end of the text. For the readers of styles and front matter.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace YAML {
class Exception;
class Node;
}  // namespace YAML

namespace dawson::document {

/// Returns the offset in `yaml`, which was read as `root`, of the quotation mark that is never
/// closed; no value if there is none. All styles are read at start-up, so the text is not read a
/// second time.
std::optional<std::size_t> unclosed_quote(YAML::Node const& root, std::string_view yaml);

/// Returns the same if reading ended with `fault`; no value for faults of other kinds.
std::optional<std::size_t> unclosed_quote(YAML::Exception const& fault, std::string_view yaml);

}  // namespace dawson::document
