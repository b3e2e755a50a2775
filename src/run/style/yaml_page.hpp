// Keys of pages in YAML: in styles and in the front matter of booklets.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "run/style/page_keys.hpp"
#include "run/style/yaml_reading.hpp"

namespace dawson::run {

/// The names that stand at the margin of a style.
std::vector<std::string_view> const& page_key_names();

/// Takes one of them over. E-STYLE, E-TEMPLATE.
void take_page_key(YamlReading& reading, std::string const& name, YAML::Node const& key,
                   YAML::Node const& value, PageKeys& keys);

/// Whether it has keys of its own; those that it has; and whether it may have a value instead.
bool has_inner_keys(std::string_view name);
std::vector<std::string_view> inner_page_keys(std::string_view group);
bool may_have_a_value(std::string_view group);
/// Takes a key of a group.
void take_inner_key(YamlReading& reading, std::string const& group, std::string const& name,
                    YAML::Node const& key, YAML::Node const& value, PageKeys& keys);

/// E-STYLE: two names of one key that say different things.
void check_names(YamlReading& reading, PageKeys& keys);

}  // namespace dawson::run
