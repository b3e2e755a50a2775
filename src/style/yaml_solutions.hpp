// Reads the key `solutions` of a style file.
#pragma once

#include "layout/captions/caption_style.hpp"
#include "style/yaml_reading.hpp"

namespace dawson::run {

/// Reads how solutions are printed, key by key, over the values of the base.
void take_solutions(YamlReading& reading, YAML::Node const& key, YAML::Node const& value,
                    layout::CaptionStyle& style);

}  // namespace dawson::run
