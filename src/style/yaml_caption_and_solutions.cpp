#include "style/yaml_keys.hpp"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "layout/templates/template_reader.hpp"
#include "semantics/printing/solution_form.hpp"
#include "style/yaml_reading.hpp"
#include "text/closest_name.hpp"
#include "text/scanning.hpp"

namespace dawson::run {
namespace {

using layout::CaptionLine;
using layout::CaptionLines;
using layout::CaptionStyle;
using layout::TemplatePlace;

constexpr std::string_view as_board = "board", as_cell = "cell", as_column = "column";
constexpr double least_width = 5, most_width = 1000;  // millimetres

std::string_view const number_key = problem::field(problem::FieldId::number).name;
// Lines above the moves of the field of the same name.
std::string_view const games_key = problem::field(problem::FieldId::game).name;

class BlockReader {
 public:
  BlockReader(YamlReading& reading, CaptionStyle& style) : reading_(reading), style_(style) {}

  void read(YAML::Node const& map) {
    reading_.each_key(map, keys, "caption",
                      [&](std::string const& name, YAML::Node const& key, YAML::Node const& value) {
                        if (name == "width") width(key, value);
                        else if (name == number_key) number(key, value);
                        else if (name == "above") lines(key, value, style_.above);
                        else if (name == "below") lines(key, value, style_.below);
                        else if (name == "diagram") lines(key, value, style_.diagram);
                        else if (name == games_key) game(key, value);
                        else if (name == "beside") beside(key, value);
                        else legend(key, value);
                      });
  }

  static inline std::vector<std::string_view> const keys{
      "width", number_key, "above", "below", "beside", "legend", games_key, "diagram"};

 private:
  layout::TemplateRules rules(TemplatePlace place, bool one_cell) const {
    return {place, one_cell, &style_.values.words};
  }

  void width(YAML::Node const& key, YAML::Node const& value) {
    using Kind = layout::CaptionWidth::Kind;
    if (!reading_.is_text(key, value)) return;
    if (value.Scalar() == as_board) style_.width = {Kind::board, 0, true};
    else if (value.Scalar() == as_cell || value.Scalar() == as_column)
      style_.width = {Kind::column, 0, true};
    else if (auto const length = reading_.length(value, 1, least_width, most_width))
      style_.width = {Kind::length, *length, true};
  }

  void number(YAML::Node const& key, YAML::Node const& value) {
    if (reading_.is_text(key, value)) reading_.choose(value, number_words, style_.hung_number);
  }

  void legend(YAML::Node const& key, YAML::Node const& value) {
    if (!reading_.is_text(key, value)) return;
    if (value.Scalar() == "none") style_.legend.reset();
    else if (auto read = reading_.line(value, rules(TemplatePlace::legend, true)))
      style_.legend = std::move(*read);
  }

  void beside(YAML::Node const& key, YAML::Node const& value) {
    if (value.IsScalar() && value.Scalar() == "none") return style_.beside.reset();
    std::vector<std::string_view> const known{"side", "width", "align", "lines"};
    if (!reading_.is_map(key, value, known)) return;
    // Each key overrides the base.
    layout::BesideStyle made = style_.beside.value_or(layout::BesideStyle{});
    bool has_width = style_.beside.has_value(), has_lines = has_width;
    reading_.each_key(
        value, known, "beside",
        [&](std::string const& name, YAML::Node const& inner, YAML::Node const& node) {
          if (name == "lines") {
            has_lines = true;
            return lines(inner, node, made.lines);
          }
          if (name == "width") has_width = true;
          if (!reading_.is_text(inner, node)) return;
          if (name == "side") reading_.choose(node, beside_words, made.left);
          else if (name == "align") reading_.choose(node, align_words, made.align);
          else if (auto const length = reading_.length(node, 1, least_width, most_width))
            made.width = *length;
        });
    if (!has_width || !has_lines)
      return reading_.say(reading_.span(key),
                          fmt::format("`beside` needs `{}`", has_width ? "lines" : "width"),
                          "write for example {side: right, width: 55mm, lines: ['{author}']}");
    style_.beside = std::move(made);
  }

  void game(YAML::Node const& key, YAML::Node const& value) {
    if (!reading_.is_list(key, value)) return;
    style_.game.clear();
    alternatives(value, style_.game, true);
  }

  void lines(YAML::Node const& key, YAML::Node const& value, CaptionLines& into) {
    if (!reading_.is_list(key, value)) return;
    CaptionLines made;
    for (YAML::Node const& node : value) {
      CaptionLine one;
      if (node.IsMap()) mapping(node, one);
      else if (auto read = reading_.line(node, rules(TemplatePlace::caption, false)))
        one.line = std::move(*read);
      made.push_back(std::move(one));
    }
    into = std::move(made);
  }

  void mapping(YAML::Node const& map, CaptionLine& line) {
    static std::vector<std::string_view> const known{"line", "columns", "stacks", "else", "font"};
    int kinds = 0;
    std::optional<text::Span> otherwise;
    bool has_line = false;
    std::size_t unknown = 0;
    for (auto const& entry : map)
      if (!entry.first.IsScalar() || std::ranges::find(known, entry.first.Scalar()) == known.end())
        ++unknown;
    reading_.each_key(map, known, "line",
                      [&](std::string const& name, YAML::Node const& key, YAML::Node const& value) {
                        if (name == "font") {
                          if (auto look = read_look(reading_, key, value))
                            line.font = std::move(*look);
                        } else if (name == "else") {
                          otherwise = reading_.span(key);
                          alternatives(value, line.otherwise);
                        } else {
                          ++kinds;
                          has_line = has_line || name == "line";
                          content(name, key, value, line);
                        }
                      });
    if (kinds != 1 && unknown == 0)
      reading_.say(
          reading_.span(map),
          kinds == 0 ? "this line has no content" : "this line has more than one kind of content",
          "use exactly one of: line, columns, stacks");
    if (otherwise && !has_line)
      reading_.say(*otherwise, "`else` needs `line`",
                   "add `line`, or remove `else`: it is printed where the line does not fit");
  }

  void content(std::string const& name, YAML::Node const& key, YAML::Node const& value,
               CaptionLine& line) {
    if (name == "line") {
      if (auto read = reading_.line(value, rules(TemplatePlace::caption, false)))
        line.line = std::move(*read);
    } else if (name == "columns") {
      line.kind = CaptionLine::Kind::columns;
      columns(value, line);
    } else {
      line.kind = CaptionLine::Kind::stacks;
      stacks(key, value, line);
    }
  }

  void columns(YAML::Node const& value, CaptionLine& line) {
    auto read = reading_.line(value, rules(TemplatePlace::caption, true));
    if (!read) return;
    if (!repeated_list(*read)) {
      auto const begin = reading_.content_span(value);
      return reading_.say(
          layout::template_fault(begin, "`columns` needs a single list",
                                 "write only one, such as '{conditions}' or '{twins}'"));
    }
    line.line = std::move(*read);
  }

  void stacks(YAML::Node const& key, YAML::Node const& value, CaptionLine& line) {
    if (!reading_.is_list(key, value)) return;
    if (value.size() < 2 || value.size() > 3)
      return reading_.say(reading_.span(value), "`stacks` needs two or three entries",
                          "write each as a template or a list of templates");
    for (YAML::Node const& stack : value) alternatives(stack, line.stacks.emplace_back(), true);
  }

  // A template, or a list of them.
  void alternatives(YAML::Node const& value, std::vector<layout::Template>& into,
                    bool one_cell = false) {
    auto const take = [&](YAML::Node const& node) {
      if (auto read = reading_.line(node, rules(TemplatePlace::caption, one_cell)))
        into.push_back(std::move(*read));
    };
    if (value.IsSequence())
      for (YAML::Node const& node : value) take(node);
    else take(value);
  }

  YamlReading& reading_;
  CaptionStyle& style_;
};

}  // namespace

void take_blocks(YamlReading& reading, YAML::Node const& key, YAML::Node const& value,
                 CaptionStyle& style) {
  if (reading.is_map(key, value, BlockReader::keys)) BlockReader(reading, style).read(value);
}

namespace {

using layout::SolutionStyle;

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
      for (semantics::FormKey const& key : semantics::form_keys()) names.push_back(key.name);
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
      moves(*std::ranges::find(semantics::form_keys(), name, &semantics::FormKey::name), value);
    }
  }

  void moves(semantics::FormKey const& key, YAML::Node const& value) {
    if (!key.values.empty() && std::ranges::find(key.values, value.Scalar()) == key.values.end())
      return reading_.say_not_one_of(value, key.values);
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

  // A text of letters and hyphens alone is a misspelt field name.
  static bool is_word(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) {
      return text::is_lower(text::to_lower(c)) || c == '-';
    });
  }

  void unknown(YAML::Node const& node) {
    std::vector<std::string_view> names;
    for (layout::Slot const& slot : slots_of(layout::TemplatePlace::caption))
      names.push_back(slot.name);
    reading_.say_unknown(node, fmt::format("unknown field `{}`", node.Scalar()),
                         "write the fields of a template in braces: '{solution}'",
                         text::meant_name(node.Scalar(), names));
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
