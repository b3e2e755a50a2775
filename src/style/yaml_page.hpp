// Reads the keys of pages in YAML, for styles and front matter.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "style/page_style.hpp"
#include "style/yaml_reading.hpp"

namespace dawson::run {

/// Returns the top-level names of these keys in a style: groups, keys of no group, and aliases;
/// without `quotes`, which at the top level of a style belongs to captions.
std::vector<std::string_view> const& page_key_names();

/// Returns the group of that name; null if there is none.
PageGroup const* find_page_group(std::string_view name);

/// Returns the key that has this name or alias at the top level of front matter; null for other
/// names.
PageKey const* find_margin_key(std::string_view name);

/// Returns the names of the keys of a group.
std::vector<std::string_view> keys_of_group(PageGroup const& group);

/// Reads the keys of pages of one file into a style.
class PageKeyReader {
 public:
  PageKeyReader(YamlReading& reading, PageStyle& style) : reading_(reading), style_(style) {}

  /// Reads a top-level key. Faults: E-STYLE, E-TEMPLATE.
  void read(std::string const& name, YAML::Node const& key, YAML::Node const& value);

  /// Reads the key `name` of a group.
  void read_inner(PageGroup const& group, std::string_view name, YAML::Node const& key,
                  YAML::Node const& value);

  /// Records the place of a group.
  void keep_place(PageGroup const& group, YAML::Node const& key);

 private:
  struct Given {
    std::string text, name;  // value as written, and the name used for the key
    text::Span where;
  };

  std::optional<Given> text_of(PageKey const& row, YAML::Node const& key, YAML::Node const& value);
  void read(PageKey const& row, YAML::Node const& key, YAML::Node const& value);
  void read_whole(PageGroup const& group, YAML::Node const& key, YAML::Node const& value);
  bool is_second_name(PageKey const& row, Given const& given);

  YamlReading& reading_;
  PageStyle& style_;
  std::map<std::string_view, Given> given_;  // by path
};

}  // namespace dawson::run
