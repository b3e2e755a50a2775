// `solutions` of a style's file.
#pragma once

#include "layout/captions/caption_style.hpp"
#include "style/yaml_reading.hpp"

namespace dawson::run {

/// How solutions are printed, key by key over what the base says.
void take_solutions(YamlReading& reading, YAML::Node const& key, YAML::Node const& value,
                    layout::CaptionStyle& style);

}  // namespace dawson::run
