// Reads the key `caption` of a style file: the blocks around a board and their lines.
#pragma once

#include "layout/captions/caption_style.hpp"
#include "style/yaml_reading.hpp"

namespace dawson::run {

/// Reads the blocks of a mapping into `style`; a list replaces the whole list of the base.
void take_blocks(YamlReading& reading, YAML::Node const& key, YAML::Node const& value,
                 layout::CaptionStyle& style);

}  // namespace dawson::run
