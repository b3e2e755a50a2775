// `caption` of a style's file: the blocks around a board and their lines.
#pragma once

#include "layout/captions/caption_style.hpp"
#include "style/yaml_reading.hpp"

namespace dawson::run {

/// Takes over what a mapping says of the blocks; lists are replaced as a whole.
void take_blocks(YamlReading& reading, YAML::Node const& key, YAML::Node const& value,
                 layout::CaptionStyle& style);

}  // namespace dawson::run
