// Readers of the keys of a style file that define captions, solutions and fonts.
#pragma once

#include "layout/captions/caption_style.hpp"
#include "style/yaml_reading.hpp"

namespace dawson::run {

/// Reads the blocks of a mapping into `style`; a list replaces the whole list of the base.
void take_blocks(YamlReading& reading, YAML::Node const& key, YAML::Node const& value,
                 layout::CaptionStyle& style);

/// Reads how solutions are printed, key by key, over the values of the base.
void take_solutions(YamlReading& reading, YAML::Node const& key, YAML::Node const& value,
                    layout::CaptionStyle& style);

/// Returns the names of these keys, in the order of the manual.
std::vector<std::string_view> const& caption_keys();

/// Returns whether a key must be read before the others, wherever it is in the file: words are
/// needed by templates.
bool comes_first(std::string_view key);

/// Reads the value of the key `name` into `style`. `caption` must be a mapping here: the caller
/// handles a `caption` that names a style.
void take_caption_key(YamlReading& reading, std::string const& name, YAML::Node const& key,
                      YAML::Node const& value, layout::CaptionStyle& style);

/// Reads `fonts`, looks by slot, and merges them key by key into those of the base; `none` drops
/// those of the base.
void take_fonts(YamlReading& reading, YAML::Node const& key, YAML::Node const& value,
                layout::CaptionStyle& style);

/// Returns the look that `key` gives, based on `base`; no value if it contains no keys.
std::optional<prose::FontOverride> read_look(YamlReading& reading, YAML::Node const& key,
                                             YAML::Node const& value,
                                             prose::FontOverride base = {});

}  // namespace dawson::run
