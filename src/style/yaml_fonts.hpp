// Fonts in a style's file.
#pragma once

#include "layout/captions/caption_style.hpp"
#include "style/yaml_reading.hpp"

namespace dawson::run {

/// `fonts`: looks by slot, merged key by key; `none` drops what the base says.
void take_fonts(YamlReading& reading, YAML::Node const& key, YAML::Node const& value,
                layout::CaptionStyle& style);

/// A look that `key` gives, over `base`; nothing where it has no keys of its own.
std::optional<prose::Look> read_look(YamlReading& reading, YAML::Node const& key,
                                     YAML::Node const& value, prose::Look base = {});

}  // namespace dawson::run
