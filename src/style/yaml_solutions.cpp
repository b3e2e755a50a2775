#include "style/yaml_solutions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "style/style_words.hpp"

#include "text/ascii.hpp"
#include "text/names.hpp"

namespace dawson::run {
namespace {

using layout::CaptionStyle;
using layout::SolutionStyle;

// How moves are written: the words that a key may have, none for any text.
struct MoveKey {
  std::string_view name;
  std::vector<std::string_view> words;
};

std::vector<MoveKey> const& move_keys() {
  static std::vector<MoveKey> const all = [] {
    std::vector<std::string_view> letters{"document"};
    std::ranges::copy(chess::language_codes(), std::back_inserter(letters));
    return std::vector<MoveKey>{{"capture", {"as written", "×", ":", "x", "none"}},
                                {"defender", {"as written", "1.– ", "1…"}},
                                {"threats", {"as written", "[]", "()", "none"}},
                                {"zugzwang", {}},
                                {"promotion", {"as written", "=X", "X"}},
                                {"letters", letters}};
  }();
  return all;
}

class SolutionReader {
 public:
  SolutionReader(YamlReading& reading, CaptionStyle& style)
      : reading_(reading), style_(style.solutions), words_(style.values.words) {}

  void read(YAML::Node const& map) {
    reading_.each_key(map, keys(), "solutions",
                      [&](std::string const& name, YAML::Node const& key, YAML::Node const& value) {
                        if (name == "body") return body(key, value);
                        if (!reading_.is_text(key, value)) return;
                        take(name, value);
                      });
  }

  static std::vector<std::string_view> const& keys() {
    static std::vector<std::string_view> const all = [] {
      std::vector<std::string_view> names{"head", "head line", "form", "columns", "body"};
      std::ranges::copy(names_of(move_keys()), std::back_inserter(names));
      return names;
    }();
    return all;
  }

 private:
  void take(std::string const& name, YAML::Node const& value) {
    if (name == "head") {
      if (auto read = reading_.line(value, {layout::TemplatePlace::caption, true, &words_}))
        style_.head = std::move(*read);
    } else if (name == "head line") {
      reading_.choose(value, head_words, style_.head_runs_in);
    } else if (name == "form") {
      reading_.choose(value, form_words, style_.form);
    } else if (name == "columns") {
      reading_.choose(value, column_words, style_.columns);
    } else {
      moves(*std::ranges::find(move_keys(), name, &MoveKey::name), value);
    }
  }

  void moves(MoveKey const& key, YAML::Node const& value) {
    if (!key.words.empty() && std::ranges::find(key.words, value.Scalar()) == key.words.end())
      return reading_.say_not_one_of(value, key.words);
    style_.moves[std::string(key.name)] = value.Scalar();
  }

  // Fields by their names, or templates.
  void body(YAML::Node const& key, YAML::Node const& value) {
    if (!reading_.is_list(key, value)) return;
    std::vector<layout::Template> made;
    for (YAML::Node const& node : value) {
      auto slot = node.IsScalar() ? field(node.Scalar()) : std::nullopt;
      if (slot) {
        made.push_back({{layout::Parts{std::move(*slot)}}});
        continue;
      }
      if (node.IsScalar() && is_word(node.Scalar())) {
        unknown(node);
        continue;
      }
      if (auto read = reading_.line(node, {layout::TemplatePlace::caption, true, &words_}))
        made.push_back(std::move(*read));
    }
    style_.body = std::move(made);
  }

  // A text without a blank or a sign is a slip in a field's name.
  static bool is_word(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) {
      return text::is_lower(text::to_lower(c)) || c == '-';
    });
  }

  void unknown(YAML::Node const& node) {
    std::vector<std::string_view> names;
    for (layout::Slot const& slot : slots_of(layout::TemplatePlace::caption))
      names.push_back(slot.name);
    std::string_view const near = text::meant_name(node.Scalar(), names);
    reading_.say(reading_.span(node), fmt::format("unknown field `{}`", node.Scalar()),
                 near.empty() ? "write the fields of a template in braces: '{solution}'"
                              : fmt::format("did you mean `{}`?", near));
  }

  static std::optional<layout::SlotUse> field(std::string_view name) {
    for (layout::Slot const& slot : slots_of(layout::TemplatePlace::caption))
      if (slot.name == name) {
        layout::SlotUse use;
        use.slot = slot;
        return use;
      }
    return {};
  }

  YamlReading& reading_;
  SolutionStyle& style_;
  layout::Words const& words_;
};

}  // namespace

void take_solutions(YamlReading& reading, YAML::Node const& key, YAML::Node const& value,
                    CaptionStyle& style) {
  if (reading.is_map(key, value, SolutionReader::keys()))
    SolutionReader(reading, style).read(value);
}

}  // namespace dawson::run
