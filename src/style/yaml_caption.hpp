// The keys of a style's file that say what captions and solutions are made of.
#pragma once

#include "layout/captions/caption_style.hpp"
#include "style/yaml_reading.hpp"

namespace dawson::run {

/// The keys that there are, in the order of the manual; the words of templates come first in a
/// file, wherever they stand.
std::vector<std::string_view> const& caption_keys();

/// Whether a key must be taken before the others: templates name words.
bool comes_first(std::string_view key);

/// Takes the value of one of them over. `caption` is a mapping here: its name of a style is the
/// business of whoever knows the styles.
void take_caption_key(YamlReading& reading, std::string const& name, YAML::Node const& key,
                      YAML::Node const& value, layout::CaptionStyle& style);

}  // namespace dawson::run
