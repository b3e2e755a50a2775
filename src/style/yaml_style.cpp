// yaml-cpp gives the tree with the place of each node; all else, also each message, is ours. What
// other keys build on comes first, wherever it stands: the base, the style that captions are taken
// from, the words of templates.
#include "style/yaml_style.hpp"

#include <fmt/format.h>
#include <yaml-cpp/depthguard.h>

#include <algorithm>
#include <iterator>

#include "document/unclosed_quote.hpp"
#include "style/yaml_board.hpp"
#include "style/yaml_caption.hpp"
#include "style/yaml_page.hpp"
#include "text/names.hpp"
#include "text/utf8.hpp"

namespace dawson::run {
namespace {

constexpr std::string_view base_key = "based on", caption_key = "caption";

class StyleReader {
 public:
  StyleReader(YamlReading& reading, KnownStyles const& known, StyleSheet& style)
      : reading_(reading), known_(known), style_(style) {}

  void read(YAML::Node const& root) {
    if (!root.IsMap())
      return reading_.say(reading_.span(root),
                          root.IsNull() ? "the style is empty" : "expected lines of `key: value`",
                          "write for example `based on: tinted`");
    for (auto const& entry : root)
      if (is(entry.first, base_key))
        if (auto const* base = named(entry.first, entry.second)) style_ = *base;
    for (auto const& entry : root)
      if (is(entry.first, caption_key) && entry.second.IsScalar())
        if (auto const* other = named(entry.first, entry.second)) {
          style_.caption = other->caption;
          take_frame(style_.board, other->board);
        }
    for (bool const first : {true, false}) {
      // What is wrong with keys is said once.
      YamlReading silent = reading_;
      YamlReading& teller = first ? silent : reading_;
      teller.each_key(root, keys(), "",
                      [&](std::string const& name, YAML::Node const& key, YAML::Node const& value) {
                        if (comes_first(name) == first) take(name, key, value);
                      });
    }
  }

 private:
  static bool is(YAML::Node const& key, std::string_view name) {
    return key.IsScalar() && key.Scalar() == name;
  }

  static std::vector<std::string_view> const& keys() {
    static std::vector<std::string_view> const all = [] {
      std::vector<std::string_view> names{base_key};
      std::ranges::copy(board_keys(), std::back_inserter(names));
      std::ranges::copy(caption_keys(), std::back_inserter(names));
      std::ranges::copy(page_key_names(), std::back_inserter(names));
      return names;
    }();
    return all;
  }

  StyleSheet const* named(YAML::Node const& key, YAML::Node const& value) {
    if (!reading_.is_text(key, value)) return nullptr;
    if (auto const* found = known_.find(value.Scalar())) return found;
    std::string_view const near = text::meant_name(value.Scalar(), known_.names);
    reading_.say(reading_.span(value), fmt::format("unknown style `{}`", value.Scalar()),
                 near.empty() ? fmt::format("use one of: {}", fmt::join(known_.names, ", "))
                              : fmt::format("did you mean `{}`?", near));
    return nullptr;
  }

  void take(std::string const& name, YAML::Node const& key, YAML::Node const& value) {
    if (name == base_key || (name == caption_key && value.IsScalar())) return;
    if (std::ranges::find(board_keys(), name) != board_keys().end())
      take_board_key(reading_, name, key, value, style_.board);
    else if (std::ranges::find(page_key_names(), name) != page_key_names().end())
      pages_.read(name, key, value);
    else take_caption_key(reading_, name, key, value, style_.caption);
  }

  YamlReading& reading_;
  KnownStyles const& known_;
  StyleSheet& style_;
  PageKeyReader pages_{reading_, style_.pages};
};

void say_no_yaml(YamlReading& reading, YAML::Exception const& problem) {
  std::size_t const at = reading.offset(problem.mark);
  bool const too_deep =
      dynamic_cast<YAML::DeepRecursion const*>(&problem) != nullptr;  // whose message is "bad file"
  reading.say(
      {at, at},
      too_deep ? "the file is nested too deeply" : fmt::format("invalid YAML: {}", problem.msg),
      "write templates and colours in single quotes: '{author}', '#800'");
}

}  // namespace

void take_frame(layout::Style& board, layout::Style const& from) {
  board.single_frame = from.single_frame;
  board.frame_inner = from.frame_inner;
  board.frame_outer = from.frame_outer;
}

StyleReading read_style(text::Source const& source, StyleSheet const& base,
                        KnownStyles const& known) {
  StyleReading out{base, {}};
  YamlReading reading(source);
  if (std::size_t const broken = text::find_invalid_utf8(source.bytes());
      broken != std::string_view::npos) {
    reading.say({broken, broken + 1}, "the file is not UTF-8", "save it in UTF-8");
  } else {
    std::string const yaml(source.bytes().substr(source.start()));
    auto const say_unclosed = [&](std::size_t at) {
      at += source.start();
      reading.say({at, at + 1}, "this quotation mark is never closed", "close it on the same line");
    };
    try {
      YAML::Node const root = YAML::Load(yaml);
      if (auto const open = document::unclosed_quote(root, yaml)) say_unclosed(*open);
      else StyleReader(reading, known, out.style).read(root);
    } catch (YAML::Exception const& problem) {
      if (auto const open = document::unclosed_quote(problem, yaml)) say_unclosed(*open);
      else say_no_yaml(reading, problem);
    }
  }
  out.faults = reading.take_faults();
  return out;
}

}  // namespace dawson::run
