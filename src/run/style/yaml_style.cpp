// One table a group of keys: a name and what reads its value into a Style. yaml-cpp gives the tree
// with the place of each node; all else, also each message, is ours. Values are taken as written: a
// scalar's text.
#include "run/style/yaml_style.hpp"

#include <fmt/format.h>
#include <yaml-cpp/depthguard.h>
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "layout/colour.hpp"
#include "layout/lengths.hpp"
#include "terms/marks.hpp"
#include "text/ascii.hpp"
#include "text/names.hpp"
#include "text/utf8.hpp"

namespace dawson::run {
namespace {

using layout::Colour;
using layout::Style;
using text::Diagnostic;
using Fault = std::optional<Diagnostic>;  // nothing: all is well

Diagnostic fault(text::Span span, std::string message, std::string hint = {}) {
  return text::error("E-STYLE", span, std::move(message), std::move(hint));
}

// Where a node stands. yaml-cpp counts lines and columns from 0, columns in bytes.
class Places {
 public:
  explicit Places(text::Source const& source) : source_(source) {}

  std::size_t offset(YAML::Mark const& mark) const {
    std::size_t const end = source_.bytes().size();
    if (mark.line < 0) return source_.start();
    std::size_t const last_line = source_.place(end).line;
    if (static_cast<std::size_t>(mark.line) >= last_line) return end;
    std::size_t const number = static_cast<std::size_t>(mark.line) + 1;
    std::size_t const begin = number == 1 ? source_.start() : source_.line_start(number);
    return begin + std::min(static_cast<std::size_t>(std::max(mark.column, 0)),
                            source_.line(number).size());
  }

  text::Span span(YAML::Node const& node) const {
    std::size_t const begin = offset(node.Mark());
    if (!node.IsScalar()) return {begin, begin};
    std::size_t const line_end =
        std::min(source_.bytes().find_first_of("\r\n", begin), source_.bytes().size());
    bool const quoted =
        begin < line_end && (source_.bytes()[begin] == '"' || source_.bytes()[begin] == '\'');
    return {begin, std::min(begin + node.Scalar().size() + (quoted ? 2 : 0), line_end)};
  }

 private:
  text::Source const& source_;
};

struct Value {
  std::string text;
  text::Span span;
};

std::string listed(std::vector<std::string_view> const& words) {
  return fmt::format("{}", fmt::join(words, ", "));
}

std::optional<double> number_in(std::string_view text) {
  double number = 0;
  auto const [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (failure != std::errc{} || end != text.data() + text.size() || !std::isfinite(number))
    return {};
  return number;
}

// Reading of one value into its place.
using Take = Fault (*)(Value const&, Style&);

template <auto member>
Fault take_colour(Value const& value, Style& style) {
  auto const colour = read_colour(value.text);
  if (!colour) return fault(value.span, colour.error().message, colour.error().hint);
  style.*member = *colour;
  return {};
}

template <std::size_t army>
Fault take_army(Value const& value, Style& style) {
  auto const colour = read_colour(value.text);
  if (!colour) return fault(value.span, colour.error().message, colour.error().hint);
  style.armies[army] = *colour;
  style.coloured = true;
  return {};
}

// Lengths in points, from a hair to what a board can bear; `scale` brings millimetres to the
// member's unit.
Fault take_length(Value const& value, double& target, double scale, double least, double most) {
  auto const length = terms::read_length(value.text);
  if (!length)
    return fault(value.span, fmt::format("`{}` is no length", value.text),
                 "a number and its unit (pt, bp, mm, cm, in): 0.4pt");
  double const converted = *length * scale;
  if (converted < least || converted > most)
    return fault(value.span,
                 fmt::format("{} is {}", value.text, converted < least ? "too small" : "too large"),
                 scale == 1 ? fmt::format("from {:g} to {:g} mm", least, most)
                            : fmt::format("from {:g} to {:g} pt", least, most));
  target = converted;
  return {};
}

Fault take_hatch_distance(Value const& value, Style& style) {
  return take_length(value, style.hatch_distance, layout::tex_points_a_millimetre, 0.5, 50);
}
Fault take_hatch_width(Value const& value, Style& style) {
  return take_length(value, style.hatch_width, layout::tex_points_a_millimetre, 0.05, 10);
}
Fault take_frame_inner(Value const& value, Style& style) {
  return take_length(value, style.frame_inner, layout::tex_points_a_millimetre, 0.05, 20);
}
Fault take_frame_outer(Value const& value, Style& style) {
  return take_length(value, style.frame_outer, layout::tex_points_a_millimetre, 0.05, 20);
}
Fault take_label_size(Value const& value, Style& style) {
  return take_length(value, style.label_size, layout::tex_points_a_millimetre, 2, 72);
}
Fault take_square(Value const& value, Style& style) {
  return take_length(value, style.square, 1, 1, 200);
}

Fault take_angle(Value const& value, Style& style) {
  auto const angle = number_in(value.text);
  if (!angle || *angle < -90 || *angle > 90)
    return fault(value.span, fmt::format("`{}` is no angle", value.text),
                 "degrees from -90 to 90, counterclockwise from the ranks");
  style.hatch_angle = *angle == -90 ? 90 : *angle;
  return {};
}

template <class T>
Fault choose(Value const& value, std::initializer_list<std::pair<std::string_view, T>> choices,
             T& target) {
  std::vector<std::string_view> words;
  for (auto const& [word, meaning] : choices) {
    words.push_back(word);
    if (value.text == word) return target = meaning, Fault{};
  }
  return fault(value.span, fmt::format("this cannot be `{}`", value.text),
               "it is one of: " + listed(words));
}

Fault take_shading(Value const& value, Style& style) {
  return choose<layout::Shading>(
      value, {{"hatched", layout::Shading::hatched}, {"flat", layout::Shading::flat}},
      style.shading);
}
Fault take_armies(Value const& value, Style& style) {
  return choose<bool>(value, {{"hatched", false}, {"coloured", true}}, style.coloured);
}
Fault take_lines(Value const& value, Style& style) {
  return choose<bool>(value, {{"1", true}, {"2", false}}, style.single_frame);
}
Fault take_place(Value const& value, Style& style) {
  using problem::Coordinates;
  return choose<Coordinates>(value,
                             {{"none", Coordinates::none},
                              {"outside", Coordinates::outside},
                              {"inside", Coordinates::inside}},
                             style.coordinates);
}

// The name goes into LaTeX and to Pango as it is.
Fault take_font(Value const& value, Style& style) {
  bool const plain =
      !value.text.empty() && value.text.size() <= 80 && std::ranges::all_of(value.text, [](char c) {
        return text::is_alphanumeric(c) || c == ' ' || c == '-' || c == '.' || c == '+';
      });
  if (!plain)
    return fault(value.span, "this is no name of a font",
                 "letters, digits, blanks and hyphens: sans, serif, typewriter, DejaVu Sans");
  style.label_font = value.text;
  return {};
}

Fault take_pieces(Value const& value, Style& style) {
  if (value.text.empty()) return fault(value.span, "no folder is named");
  style.pieces = value.text;
  return {};
}

struct Key {
  std::string_view name;
  Take take = nullptr;
  std::vector<Key> group = {};  // keys below it, where it has no value of its own
};

std::vector<Key> const& keys() {
  static std::vector<Key> const all{
      {"based on", [](Value const&, Style&) { return Fault{}; }},  // read first
      {"dark squares", take_shading},
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
      {"further armies", take_armies},
      {"hatching",
       nullptr,
       {{"angle", take_angle}, {"distance", take_hatch_distance}, {"width", take_hatch_width}}},
      {"frame",
       nullptr,
       {{"lines", take_lines}, {"inner", take_frame_inner}, {"outer", take_frame_outer}}},
      {"coordinates",
       nullptr,
       {{"place", take_place}, {"font", take_font}, {"size", take_label_size}}},
      {"pieces", take_pieces},
      {"square", take_square},
  };
  return all;
}

class Reader {
 public:
  explicit Reader(text::Source const& source) : places_(source) {}

  Fault read(YAML::Node const& root, Style& style) {
    if (!root.IsMap())
      return fault(places_.span(root),
                   root.IsNull() ? "the style is empty" : "a style is lines of `key: value`",
                   "write for example `based on: tinted`");
    for (auto const& entry : root)
      if (entry.first.IsScalar() && entry.first.Scalar() == "based on")
        if (Fault wrong = take_base(entry.first, entry.second, style)) return wrong;
    return read_keys(root, keys(), "", style);
  }

 private:
  Fault take_base(YAML::Node const& key, YAML::Node const& node, Style& style) const {
    if (Fault wrong = check_scalar(key, node)) return wrong;
    auto const base = layout::find_style(node.Scalar());
    std::vector<std::string_view> names;
    for (layout::NamedStyle const& one : layout::built_in_styles()) names.push_back(one.name);
    if (!base)
      return fault(places_.span(node), fmt::format("there is no style `{}`", node.Scalar()),
                   "it is one of: " + listed(names));
    style = *base;
    return {};
  }

  Fault check_scalar(YAML::Node const& key, YAML::Node const& node) const {
    if (node.IsScalar()) return {};
    if (node.IsNull())
      return fault(places_.span(key), fmt::format("`{}` has no value", key.Scalar()),
                   "what follows # is a comment in YAML; a colour with that sign stands in quotes: "
                   "\"#c8aa86\"");
    return fault(places_.span(key), fmt::format("`{}` takes a single value", key.Scalar()));
  }

  Fault read_keys(YAML::Node const& map, std::vector<Key> const& known, std::string_view group,
                  Style& style) const {
    std::vector<std::string> seen;
    for (auto const& entry : map) {
      YAML::Node const& node = entry.second;
      if (!entry.first.IsScalar()) return fault(places_.span(entry.first), "a key is a word");
      std::string const& name = entry.first.Scalar();
      auto const key = std::ranges::find(known, name, &Key::name);
      if (key == known.end()) return unknown(entry.first, known, group);
      if (std::ranges::find(seen, name) != seen.end())
        return fault(places_.span(entry.first), fmt::format("`{}` is given twice", name),
                     "leave one of the two out");
      seen.push_back(name);
      if (!key->group.empty()) {
        std::vector<std::string_view> names;
        for (Key const& one : key->group) names.push_back(one.name);
        if (!node.IsMap())
          return fault(places_.span(entry.first), fmt::format("`{}` takes keys of its own", name),
                       "on lines of their own, indented: " + listed(names));
        if (Fault wrong = read_keys(node, key->group, name, style)) return wrong;
        continue;
      }
      if (Fault wrong = check_scalar(entry.first, node)) return wrong;
      if (Fault wrong = key->take({node.Scalar(), places_.span(node)}, style)) return wrong;
    }
    return {};
  }

  Fault unknown(YAML::Node const& key, std::vector<Key> const& known,
                std::string_view group) const {
    std::vector<std::string_view> names;
    for (Key const& one : known) names.push_back(one.name);
    std::string_view const near = text::nearest_name(key.Scalar(), names);
    return fault(
        places_.span(key),
        group.empty() ? fmt::format("a style has no key `{}`", key.Scalar())
                      : fmt::format("`{}` has no key `{}`", group, key.Scalar()),
        near.empty() ? "the keys are: " + listed(names) : fmt::format("did you mean `{}`?", near));
  }

  Places places_;
};

}  // namespace

text::Result<Colour> read_colour(std::string_view text) {
  if (auto const colour = layout::read_colour(text)) return *colour;
  // YAML takes a bare # for a comment: it may be left out.
  if (auto const colour = layout::read_colour(fmt::format("#{}", text))) return *colour;
  return fault({0, text.size()}, fmt::format("`{}` is no colour", text), layout::colour_forms());
}

text::Result<Style> read_style(text::Source const& source) {
  if (std::size_t const broken = text::find_invalid_utf8(source.bytes());
      broken != std::string_view::npos)
    return fault({broken, broken + 1}, "the file is not UTF-8", "save it in UTF-8");
  Style style;
  try {
    YAML::Node const root = YAML::Load(std::string(source.bytes().substr(source.start())));
    if (Fault wrong = Reader(source).read(root, style)) return *wrong;
  } catch (YAML::Exception const& problem) {
    std::size_t const at = Places(source).offset(problem.mark);
    bool const too_deep = dynamic_cast<YAML::DeepRecursion const*>(&problem) !=
                          nullptr;  // whose message is "bad file"
    return fault({at, at}, too_deep ? "the file is nested too deeply"
                                    : fmt::format("this is no YAML: {}", problem.msg));
  }
  return style;
}

}  // namespace dawson::run
