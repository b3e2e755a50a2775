#include "style/yaml_keys.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "layout/measures.hpp"
#include "style/yaml_reading.hpp"

namespace dawson::run {
namespace {

using prose::FontOverride;
using Take = void (*)(YamlReading&, YAML::Node const&, FontOverride&);

constexpr double least_size = 2, most_size = 72;  // points of TeX

template <auto member>
void take_length(YamlReading& reading, YAML::Node const& value, FontOverride& look) {
  if (auto const length =
          reading.length(value, layout::tex_points_a_millimetre, least_size, most_size))
    look.*member = *length;
}

template <auto member, auto const& words>
void take_word(YamlReading& reading, YAML::Node const& value, FontOverride& look) {
  reading.choose(value, words, look.*member);
}
void take_colour(YamlReading& reading, YAML::Node const& value, FontOverride& look) {
  if (auto colour = reading.colour(value)) look.colour = std::move(*colour);
}
void take_family(YamlReading& reading, YAML::Node const& value, FontOverride& look) {
  if (auto name = reading.font_name(value)) look.family = std::move(*name);
}

void take_tracking(YamlReading& reading, YAML::Node const& value, FontOverride& look) {
  constexpr double least = -10, most = 50;  // per cent
  std::string const& written = value.Scalar();
  double share = 0;
  char const* const end = written.data() + written.size();
  auto const [stop, failure] = std::from_chars(written.data(), end, share);
  bool const is_percentage = failure == std::errc{} && stop + 1 == end && *stop == '%';
  if (!is_percentage || !(share >= least && share <= most))
    return reading.say(reading.span(value), fmt::format("`{}` is not a tracking", written),
                       "write a percentage of the size from -10 to 50: `5%`");
  look.tracking = share / 100;
}

struct Key {
  std::string_view name;
  Take take;
};
constexpr Key keys[] = {{"size", take_length<&FontOverride::size>},
                        {"leading", take_length<&FontOverride::leading>},
                        {"weight", take_word<&FontOverride::bold, weight_words>},
                        {"slope", take_word<&FontOverride::slope, slope_words>},
                        {"variant", take_word<&FontOverride::small_caps, variant_words>},
                        {"colour", take_colour},
                        {"family", take_family},
                        {"tracking", take_tracking}};

}  // namespace

std::optional<FontOverride> read_look(YamlReading& reading, YAML::Node const& key,
                                      YAML::Node const& value, FontOverride base) {
  auto const known = names_of(keys);
  if (!reading.is_map(key, value, known)) return {};
  reading.each_key(value, known, key.Scalar(),
                   [&](std::string const& name, YAML::Node const& inner, YAML::Node const& node) {
                     if (reading.is_text(inner, node))
                       std::ranges::find(keys, name, &Key::name)->take(reading, node, base);
                   });
  return base;
}

void take_fonts(YamlReading& reading, YAML::Node const& key, YAML::Node const& value,
                layout::CaptionStyle& style) {
  std::vector<std::string_view> known = layout::slots_with_fonts();
  for (std::string_view const general :
       {layout::caption_font, layout::solutions_font, layout::head_font, layout::foot_font})
    known.push_back(general);
  if (!reading.is_map(key, value, known)) return;
  reading.each_key(value, known, "fonts",
                   [&](std::string const& name, YAML::Node const& inner, YAML::Node const& node) {
                     if (node.IsScalar() && node.Scalar() == "none") {
                       style.fonts.erase(name);
                       return;
                     }
                     auto look = read_look(reading, inner, node, look_of(style, name));
                     if (look) style.fonts[name] = std::move(*look);
                   });
}

}  // namespace dawson::run
