// Reads the keys of a style file that define captions and solutions.
#pragma once

#include "layout/captions/caption_style.hpp"
#include "style/yaml_reading.hpp"

namespace dawson::run {

/// Returns the names of these keys, in the order of the manual.
std::vector<std::string_view> const& caption_keys();

/// Returns whether a key must be read before the others, wherever it is in the file: words are
/// needed by templates.
bool comes_first(std::string_view key);

/// Reads the value of the key `name` into `style`. `caption` must be a mapping here: the caller
/// handles a `caption` that names a style.
void take_caption_key(YamlReading& reading, std::string const& name, YAML::Node const& key,
                      YAML::Node const& value, layout::CaptionStyle& style);

}  // namespace dawson::run
