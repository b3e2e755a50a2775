#include "run/style/yaml_fonts.hpp"

#include <algorithm>

#include "layout/lengths.hpp"

namespace dawson::run {
namespace {

using prose::Look;
using Take = void (*)(YamlReading&, YAML::Node const&, Look&);

constexpr double least_size = 2, most_size = 72;  // points of TeX

template <auto member>
void take_length(YamlReading& reading, YAML::Node const& value, Look& look) {
  if (auto const length =
          reading.length(value, layout::tex_points_a_millimetre, least_size, most_size))
    look.*member = *length;
}

void take_weight(YamlReading& reading, YAML::Node const& value, Look& look) {
  reading.choose<std::optional<bool>>(value, {{"regular", false}, {"bold", true}}, look.bold);
}
void take_slope(YamlReading& reading, YAML::Node const& value, Look& look) {
  using prose::Slope;
  reading.choose<std::optional<Slope>>(
      value, {{"upright", Slope::upright}, {"italic", Slope::italic}, {"slanted", Slope::slanted}},
      look.slope);
}
void take_variant(YamlReading& reading, YAML::Node const& value, Look& look) {
  reading.choose<std::optional<bool>>(value, {{"normal", false}, {"small caps", true}},
                                      look.small_caps);
}
void take_colour(YamlReading& reading, YAML::Node const& value, Look& look) {
  if (auto colour = reading.colour(value)) look.colour = std::move(*colour);
}
void take_family(YamlReading& reading, YAML::Node const& value, Look& look) {
  if (auto name = reading.font_name(value)) look.family = std::move(*name);
}

struct Key {
  std::string_view name;
  Take take;
};
constexpr Key keys[] = {{"size", take_length<&Look::size>},
                        {"leading", take_length<&Look::leading>},
                        {"weight", take_weight},
                        {"slope", take_slope},
                        {"variant", take_variant},
                        {"colour", take_colour},
                        {"family", take_family}};

}  // namespace

std::optional<Look> read_look(YamlReading& reading, YAML::Node const& key, YAML::Node const& value,
                              Look base) {
  std::vector<std::string_view> known;
  for (Key const& one : keys) known.push_back(one.name);
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
  for (std::string_view const general : {layout::caption_font, layout::solutions_font})
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
