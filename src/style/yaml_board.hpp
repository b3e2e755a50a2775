// The keys of a style's file that say what boards look like.
#pragma once

#include "layout/style.hpp"
#include "style/yaml_reading.hpp"

namespace dawson::run {

/// The keys that there are, in the order of the manual.
std::vector<std::string_view> const& board_keys();

/// Takes the value of one of them over.
void take_board_key(YamlReading& reading, std::string const& name, YAML::Node const& key,
                    YAML::Node const& value, layout::Style& style);

}  // namespace dawson::run
