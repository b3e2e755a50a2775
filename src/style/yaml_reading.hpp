// A style's file while it is read: where its nodes stand, and all that is wrong with it.
#pragma once

#include <yaml-cpp/yaml.h>

#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "layout/templates/template_reader.hpp"
#include "prose/prose.hpp"
#include "text/diagnostic.hpp"
#include "text/mapped.hpp"
#include "text/source.hpp"

namespace dawson::run {

/// What the rows of a table of keys are called.
template <class Rows>
std::vector<std::string_view> names_of(Rows const& rows) {
  std::vector<std::string_view> names;
  for (auto const& row : rows) names.push_back(row.name);
  return names;
}

class YamlReading {
 public:
  explicit YamlReading(text::Source const& source) : source_(source) {}

  /// The byte that a mark of yaml-cpp's means: it counts from 0, columns in bytes.
  std::size_t offset(YAML::Mark const& mark) const;
  /// A scalar on its line; other nodes are where they begin.
  text::Span span(YAML::Node const& node) const;

  /// What a scalar holds, without its quotation marks, where that can be known.
  text::Span content_span(YAML::Node const& scalar) const { return mapped(scalar).origin(); }

  /// E-STYLE.
  void say(text::Span span, std::string message, std::string hint = {});
  void say(text::Diagnostic finding) { faults_.push_back(std::move(finding)); }

  /// Calls `visit(name, key, value)` for the keys of a mapping that are `known`; others, and those
  /// that come twice, are faults. `group` is the key that has them, "" for the style.
  using Visit = std::function<void(std::string const&, YAML::Node const&, YAML::Node const&)>;
  void each_key(YAML::Node const& map, std::vector<std::string_view> const& known,
                std::string_view group, Visit const& visit);

  /// Whether a value is a text; a fault if not.
  bool is_text(YAML::Node const& key, YAML::Node const& value);
  /// Whether a value has keys of its own; a fault that lists `keys` if not.
  bool is_map(YAML::Node const& key, YAML::Node const& value,
              std::vector<std::string_view> const& keys);
  bool is_list(YAML::Node const& key, YAML::Node const& value);

  /// A length in points of TeX or, with `scale` 1, in millimetres; nothing for a fault.
  std::optional<double> length(YAML::Node const& value, double scale, double least, double most);
  std::optional<bool> yes_or_no(YAML::Node const& value);
  /// The colour as `layout::read_colour` reads it.
  std::optional<std::string> colour(YAML::Node const& value);
  /// The name of a font, which goes into LaTeX and to Pango as it is.
  std::optional<std::string> font_name(YAML::Node const& value);

  /// Takes over what the value stands for in one of the tables of style_words.hpp.
  template <class Words, class Target>
  void choose(YAML::Node const& value, Words const& words, Target& target) {
    std::vector<std::string_view> known;
    for (auto const& [word, meaning] : words) {
      known.push_back(word);
      if (value.IsScalar() && value.Scalar() == word) {
        target = meaning;
        return;
      }
    }
    say_not_one_of(value, known);
  }
  void say_not_one_of(YAML::Node const& value, std::vector<std::string_view> const& words);

  /// Whether braces of a template somewhere in the file have this name.
  bool is_named_in_template(std::string_view name) const;

  /// A template, its slip told at its very place where that can be known.
  std::optional<layout::Template> line(YAML::Node const& value, layout::TemplateRules const& rules);

  /// All faults so far, in the order of the file.
  text::Diagnostics take_faults();

 private:
  text::Mapped mapped(YAML::Node const& value) const;

  text::Source const& source_;
  text::Diagnostics faults_;
};

}  // namespace dawson::run
