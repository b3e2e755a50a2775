#include "style/yaml_style.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>

#include <fmt/format.h>
#include <yaml-cpp/depthguard.h>

#include "document/front_entries.hpp"
#include "layout/measures.hpp"
#include "layout/style.hpp"
#include "style/front_keys.hpp"
#include "style/yaml_keys.hpp"
#include "style/yaml_reading.hpp"
#include "text/closest_name.hpp"
#include "text/utf8.hpp"

namespace dawson::run {

// yaml-cpp gives the tree with the position of each node; everything else, including the messages,
// is Dawson's. Keys that others depend on are read first, wherever they are: the base, the style
// that captions come from, the words of templates.

namespace {

constexpr std::string_view base_key = "based on", caption_key = "caption", fonts_key = "fonts",
                           tracking_key = "tracking";

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
      // Unknown keys are reported once, in the second pass.
      YamlReading silent = reading_;
      YamlReading& key_reader = first ? silent : reading_;
      key_reader.each_key(
          root, keys(), "",
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
    reading_.say_unknown(value, fmt::format("unknown style `{}`", value.Scalar()),
                         fmt::format("use one of: {}", fmt::join(known_.names, ", ")),
                         text::meant_name(value.Scalar(), known_.names));
    return nullptr;
  }

  void take(std::string const& name, YAML::Node const& key, YAML::Node const& value) {
    if (name == base_key || (name == caption_key && value.IsScalar())) return;
    if (std::ranges::find(board_keys(), name) != board_keys().end())
      take_board_key(reading_, name, key, value, style_.board);
    else if (std::ranges::find(page_key_names(), name) != page_key_names().end())
      pages_.read(name, key, value);
    else take_caption_key(reading_, name, key, value, style_.caption);
    if (name == fonts_key && value.IsMap()) keep_tracking(value);
  }

  void keep_tracking(YAML::Node const& fonts) {
    for (auto const& entry : fonts) {
      if (!entry.first.IsScalar() || !entry.second.IsMap()) continue;
      for (auto const& inner : entry.second)
        if (is(inner.first, tracking_key))
          style_.pages.tracking.insert_or_assign(
              entry.first.Scalar(),
              PagePlace{.key = reading_.span(inner.first), .where = reading_.span(inner.second)});
    }
  }

  YamlReading& reading_;
  KnownStyles const& known_;
  StyleSheet& style_;
  PageKeyReader pages_{reading_, style_.pages};
};

void say_no_yaml(YamlReading& reading, YAML::Exception const& problem) {
  std::size_t const at = reading.offset(problem.mark);
  bool const too_deep = dynamic_cast<YAML::DeepRecursion const*>(&problem) !=
                        nullptr;  // its message is only "bad file"
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
  board.frame_gap = from.frame_gap;
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
      reading.say({at, at + 1}, "quotation mark is not closed", "close it on the same line");
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

// One table for each group of keys: a name and the function that reads its value into a Style.

namespace {

using layout::Style;
using Take = void (*)(YamlReading&, YAML::Node const&, Style&);

template <auto member>
void take_colour(YamlReading& reading, YAML::Node const& value, Style& style) {
  if (auto const written = reading.colour(value)) style.*member = *layout::read_colour(*written);
}

template <std::size_t army>
void take_army(YamlReading& reading, YAML::Node const& value, Style& style) {
  auto const written = reading.colour(value);
  if (!written) return;
  style.armies[army] = *layout::read_colour(*written);
  style.coloured = true;
}

// Lengths in TeX points, from a hairline to the largest sensible on a board.
struct Range {
  double least, most;
};
constexpr Range hatch_distances{0.5, 50}, hatch_widths{0.05, 10}, frame_widths{0.05, 20},
    label_sizes{2, 72};

template <auto member, Range const& range>
void take_length(YamlReading& reading, YAML::Node const& value, Style& style) {
  if (auto const length =
          reading.length(value, layout::tex_points_a_millimetre, range.least, range.most))
    style.*member = *length;
}

void take_square(YamlReading& reading, YAML::Node const& value, Style& style) {
  constexpr double least = 1, most = 200;
  if (auto const length = reading.length(value, 1, least, most)) style.square = *length;
}

void take_angle(YamlReading& reading, YAML::Node const& value, Style& style) {
  std::string const& written = value.Scalar();
  double angle = 0;
  char const* const end = written.data() + written.size();
  auto const [stop, failure] = std::from_chars(written.data(), end, angle);
  bool const is_number = failure == std::errc{} && stop == end && std::isfinite(angle);
  if (!is_number || angle < -90 || angle > 90)
    return reading.say(reading.span(value), fmt::format("`{}` is not an angle", written),
                       "write degrees from -90 to 90, counterclockwise from the ranks");
  style.hatch_angle = angle == -90 ? 90 : angle;
}

template <auto member, auto const& words>
void take_word(YamlReading& reading, YAML::Node const& value, Style& style) {
  reading.choose(value, words, style.*member);
}

void take_font(YamlReading& reading, YAML::Node const& value, Style& style) {
  if (auto name = reading.font_name(value)) style.label_font = std::move(*name);
}
void take_pieces(YamlReading& reading, YAML::Node const& value, Style& style) {
  if (value.Scalar().empty())
    return reading.say(reading.span(value), "missing folder of pictures", "write `pieces: FOLDER`");
  style.piece_set = value.Scalar();
}

struct Key {
  std::string_view name;
  Take take = nullptr;
  std::vector<Key> group = {};  // inner keys; the key itself then has no value
};

std::vector<Key> const& keys() {
  static std::vector<Key> const all{
      {"dark squares", take_word<&Style::shading, shading_words>},
      {"colours",
       nullptr,
       {{"light", take_colour<&Style::light>},
        {"dark", take_colour<&Style::dark>},
        {"ink", take_colour<&Style::ink>},
        {"paper", take_colour<&Style::paper>},
        {"red", take_army<0>},
        {"blue", take_army<1>},
        {"green", take_army<2>},
        {"yellow", take_army<3>},
        {"purple", take_army<4>},
        {"orange", take_army<5>}}},
      {"further armies", take_word<&Style::coloured, army_words>},
      {"hatching",
       nullptr,
       {{"angle", take_angle},
        {"distance", take_length<&Style::hatch_distance, hatch_distances>},
        {"width", take_length<&Style::hatch_width, hatch_widths>}}},
      {"frame",
       nullptr,
       {{"lines", take_word<&Style::single_frame, frame_words>},
        {"inner", take_length<&Style::frame_inner, frame_widths>},
        {"outer", take_length<&Style::frame_outer, frame_widths>},
        {"gap", take_length<&Style::frame_gap, frame_widths>}}},
      {"coordinates",
       nullptr,
       {{"place", take_word<&Style::coordinates, place_words>},
        {"font", take_font},
        {"size", take_length<&Style::label_size, label_sizes>}}},
      {"pieces", take_pieces},
      {"promoted", take_word<&Style::promoted, promoted_words>},
      {"turned", take_word<&Style::turned, turned_words>},
      {"men", take_word<&Style::pieces, pieces_words>},
      {"board", take_word<&Style::form, board_form_words>},
      {"square", take_square},
      {"baseline", take_word<&Style::baseline, baseline_words>},
  };
  return all;
}

void take(YamlReading& reading, Key const& row, YAML::Node const& key, YAML::Node const& value,
          Style& style) {
  if (row.group.empty()) {
    if (reading.is_text(key, value)) row.take(reading, value, style);
    return;
  }
  if (!reading.is_map(key, value, names_of(row.group))) return;
  reading.each_key(value, names_of(row.group), row.name,
                   [&](std::string const& name, YAML::Node const& inner, YAML::Node const& node) {
                     take(reading, *std::ranges::find(row.group, name, &Key::name), inner, node,
                          style);
                   });
}

}  // namespace

std::vector<std::string_view> const& board_keys() {
  static std::vector<std::string_view> const all = names_of(keys());
  return all;
}

void take_board_key(YamlReading& reading, std::string const& name, YAML::Node const& key,
                    YAML::Node const& value, Style& style) {
  take(reading, *std::ranges::find(keys(), name, &Key::name), key, value, style);
}

}  // namespace dawson::run
