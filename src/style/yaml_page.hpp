// Keys of pages in YAML: in styles and in front matter.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "style/page_style.hpp"
#include "style/yaml_reading.hpp"

namespace dawson::run {

/// The names that stand at the margin of a style: those of groups, of keys of no group, and
/// aliases, but for `quotes`, which is that of captions there.
std::vector<std::string_view> const& page_key_names();

/// The group of that name; null where there is none.
PageGroup const* find_page_group(std::string_view name);

/// The key that stands at the margin of front matter by its name or its alias; null for others.
PageKey const* find_margin_key(std::string_view name);

/// The names of a group's keys.
std::vector<std::string_view> keys_of_group(PageGroup const& group);

/// Reads the keys of pages of one file into a style.
class PageKeyReader {
 public:
  PageKeyReader(YamlReading& reading, PageStyle& style) : reading_(reading), style_(style) {}

  /// Reads what stands at the margin. E-STYLE, E-TEMPLATE.
  void read(std::string const& name, YAML::Node const& key, YAML::Node const& value);

  /// Reads the key `name` of a group.
  void read_inner(PageGroup const& group, std::string_view name, YAML::Node const& key,
                  YAML::Node const& value);

  /// Keeps where a group stands.
  void keep_place(PageGroup const& group, YAML::Node const& key);

 private:
  struct Given {
    std::string text, name;  // the value as it is written, by which name of the key
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
