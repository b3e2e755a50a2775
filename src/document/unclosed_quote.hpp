// What yaml-cpp takes in silence: a text that ends within quotation marks.
#pragma once

#include <optional>
#include <string_view>

#include <yaml-cpp/yaml.h>

namespace dawson::document {

/// Where the quotation mark stands that opens the last scalar of `yaml`, which is read as `root`,
/// and is not closed.
std::optional<YAML::Mark> unclosed_quote(YAML::Node const& root, std::string_view yaml);

}  // namespace dawson::document
