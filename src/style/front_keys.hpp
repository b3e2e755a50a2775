// Reads the keys of pages in YAML, for styles and front matter, and the keys of style in front
// matter, and finds keys that have no effect; the same for every command.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "document/front_entries.hpp"
#include "style/page_style.hpp"
#include "style/yaml_reading.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::run {

/// Owner of front matter. In woven text it also belongs to the program of a site (a static site
/// generator).
enum class FrontOwner : std::uint8_t { document, site };

/// Returns the keys of pages among the entries of the front matter of `source`. Adds W-KEY for
/// unknown keys that are close to known ones, for keys that belong to styles or directives, and for
/// another program's key for which Dawson has its own; E-STYLE and E-TEMPLATE for values; W-PAPER
/// and W-YAML for values of paper, quotes and columns of indexes.
PageStyle read_front_keys(std::vector<document::FrontEntry> const& entries,
                          text::Source const& source, text::Diagnostics& findings);

/// Returns hints for keys written with an alias (`toc`): W-KEY, with the name that the manual uses
/// (`contents`).
text::Diagnostics other_names(std::vector<document::FrontEntry> const& entries);

/// A key that Dawson reads, for help: its alias ("": none), a description of its values, and
/// whether every output uses it.
struct FrontKeyHelp {
  std::string name, alias, values;
  bool in_every_output = false;
};

/// Returns all keys that Dawson reads, including each group that may have a value.
std::vector<FrontKeyHelp> front_matter_help();

/// Returns the top-level names of these keys in a style: groups, keys of no group, and aliases;
/// without `quotes`, which at the top level of a style belongs to captions.
std::vector<std::string_view> const& page_key_names();

/// Returns the group of that name at the top level; null if there is none.
PageGroup const* find_page_group(std::string_view name);

/// Returns the group `name` within a group; null if there is none.
PageGroup const* find_subgroup(PageGroup const& group, std::string_view name);

/// Returns the key that has this name or alias at the top level of front matter; null for other
/// names.
PageKey const* find_margin_key(std::string_view name);

/// Returns the names of the keys of a group, and of the groups within it.
std::vector<std::string_view> keys_of_group(PageGroup const& group);

/// Reads the keys of pages of one file into a style.
class PageKeyReader {
 public:
  PageKeyReader(YamlReading& reading, PageStyle& style) : reading_(reading), style_(style) {}

  /// Reads a top-level key. Faults: E-STYLE, E-TEMPLATE.
  void read(std::string const& name, YAML::Node const& key, YAML::Node const& value);

  /// Reads the key, or the group, `name` of a group.
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
  void read_group(PageGroup const& group, YAML::Node const& key, YAML::Node const& value);
  void read_whole(PageGroup const& group, YAML::Node const& key, YAML::Node const& value);
  bool is_second_name(PageKey const& row, Given const& given);

  YamlReading& reading_;
  PageStyle& style_;
  std::map<std::string_view, Given> given_;  // by path
};

}  // namespace dawson::run
