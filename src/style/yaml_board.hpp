// Reads the keys of a style file that define the appearance of boards.
#pragma once

#include "layout/style.hpp"
#include "style/yaml_reading.hpp"

namespace dawson::run {

/// Returns the names of these keys, in the order of the manual.
std::vector<std::string_view> const& board_keys();

/// Reads the value of the key `name` into `style`.
void take_board_key(YamlReading& reading, std::string const& name, YAML::Node const& key,
                    YAML::Node const& value, layout::Style& style);

}  // namespace dawson::run
