// One table a group of keys: a name and what reads its value into a Style.
#include "style/yaml_board.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "layout/colour.hpp"
#include "layout/lengths.hpp"
#include "style/style_words.hpp"

namespace dawson::run {
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

// Lengths in points of TeX, from a hair to what a board can bear.
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
  std::vector<Key> group = {};  // keys below it, where it has no value of its own
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
        {"outer", take_length<&Style::frame_outer, frame_widths>}}},
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
