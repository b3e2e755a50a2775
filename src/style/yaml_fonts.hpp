// Reads fonts in a style file.
#pragma once

#include "layout/captions/caption_style.hpp"
#include "style/yaml_reading.hpp"

namespace dawson::run {

/// Reads `fonts`, looks by slot, and merges them key by key into those of the base; `none` drops
/// those of the base.
void take_fonts(YamlReading& reading, YAML::Node const& key, YAML::Node const& value,
                layout::CaptionStyle& style);

/// Returns the look that `key` gives, based on `base`; no value if it contains no keys.
std::optional<prose::FontOverride> read_look(YamlReading& reading, YAML::Node const& key,
                                             YAML::Node const& value,
                                             prose::FontOverride base = {});

}  // namespace dawson::run
