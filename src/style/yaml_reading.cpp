#include "style/yaml_reading.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "layout/style.hpp"
#include "semantics/marks.hpp"
#include "text/closest_name.hpp"
#include "text/scanning.hpp"
#include "text/spelled_values.hpp"
#include "text/suggestions.hpp"

namespace dawson::run {
namespace {

std::string listed(std::vector<std::string_view> const& words) {
  return fmt::format("{}", fmt::join(words, ", "));
}

}  // namespace

std::size_t YamlReading::offset(YAML::Mark const& mark) const {
  std::size_t const end = source_.bytes().size();
  if (mark.line < 0) return source_.start();
  std::size_t const last_line = source_.place(end).line;
  if (static_cast<std::size_t>(mark.line) >= last_line) return end;
  std::size_t const number = static_cast<std::size_t>(mark.line) + 1;
  std::size_t const begin = number == 1 ? source_.start() : source_.line_start(number);
  return begin +
         std::min(static_cast<std::size_t>(std::max(mark.column, 0)), source_.line(number).size());
}

text::Span YamlReading::span(YAML::Node const& node) const {
  std::size_t const begin = offset(node.Mark());
  if (!node.IsScalar()) return {begin, begin};
  std::size_t const line_end =
      std::min(source_.bytes().find_first_of("\r\n", begin), source_.bytes().size());
  bool const quoted =
      begin < line_end && (source_.bytes()[begin] == '"' || source_.bytes()[begin] == '\'');
  return {begin, std::min(begin + node.Scalar().size() + (quoted ? 2 : 0), line_end)};
}

void YamlReading::say(text::Span span, std::string message, std::string hint) {
  faults_.push_back(text::error("E-STYLE", span, std::move(message), std::move(hint)));
}

void YamlReading::each_key(YAML::Node const& map, std::vector<std::string_view> const& known,
                           std::string_view group, Visit const& visit) {
  std::vector<std::string> seen;
  for (auto const& entry : map) {
    if (!entry.first.IsScalar()) {
      say(span(entry.first), "a key must be a word", "write templates in single quotes");
      continue;
    }
    std::string const& name = entry.first.Scalar();
    if (std::ranges::find(known, name) == known.end()) {
      // `- {author}`, without quotation marks, is a key without a value.
      bool const is_slot = entry.second.IsNull();
      say_unknown(entry.first,
                  group.empty() ? fmt::format("unknown key `{}` in style", name)
                                : fmt::format("`{}` has no key `{}`", group, name),
                  is_slot ? fmt::format("write templates in single quotes: '{{{}}}'", name)
                          : "use one of: " + listed(known),
                  is_slot ? std::string_view() : text::meant_name(name, known));
    } else if (std::ranges::find(seen, name) != seen.end()) {
      say(span(entry.first), fmt::format("duplicate key `{}`", name), "remove one of the two");
    } else {
      seen.push_back(name);
      visit(name, entry.first, entry.second);
    }
  }
}

bool YamlReading::is_text(YAML::Node const& key, YAML::Node const& value) {
  if (value.IsScalar()) return true;
  if (value.IsNull())
    say(span(key), fmt::format("`{}` has no value", key.Scalar()),
        "add a value; write a colour with # in quotes, since # starts a comment: \"#c8aa86\"");
  else
    say(span(value), fmt::format("`{}` takes a single value", key.Scalar()),
        fmt::format("write `{}: VALUE`", key.Scalar()));
  return false;
}

bool YamlReading::is_map(YAML::Node const& key, YAML::Node const& value,
                         std::vector<std::string_view> const& keys) {
  if (value.IsMap()) return true;
  say(value.IsNull() ? span(key) : span(value),
      fmt::format("`{}` needs keys below it", key.Scalar()),
      "write them on indented lines: " + listed(keys));
  return false;
}

bool YamlReading::is_list(YAML::Node const& key, YAML::Node const& value) {
  if (value.IsSequence()) return true;
  say(value.IsNull() ? span(key) : span(value), fmt::format("`{}` takes a list", key.Scalar()),
      "write each entry on its own line after a hyphen, or all in brackets; write `[]` for none");
  return false;
}

std::optional<double> YamlReading::length(YAML::Node const& value, double scale, double least,
                                          double most) {
  std::string const& written = value.Scalar();
  auto const length = semantics::read_length(written);
  // A bare number means millimetres in a document, but might mean points in a style.
  if (!length || !text::is_letter(written.back())) {
    say(span(value), fmt::format("`{}` is not a length", written),
        "write a number and a unit (pt, bp, mm, cm, in): `0.4pt`");
    return {};
  }
  // Rounding restores 8pt as 8 after the conversion through millimetres.
  constexpr double grain = 1e6;
  double const converted = std::round(*length * scale * grain) / grain;
  if (converted >= least && converted <= most) return converted;
  say(span(value), fmt::format("{} is {}", written, converted < least ? "too small" : "too large"),
      scale == 1 ? fmt::format("choose a length from {:g} to {:g} mm", least, most)
                 : fmt::format("choose a length from {:g} to {:g} pt", least, most));
  return {};
}

std::optional<bool> YamlReading::yes_or_no(YAML::Node const& value) {
  auto const read = value.IsScalar() ? text::read_yes_no(value.Scalar()) : std::nullopt;
  if (!read) say_not_one_of(value, {"yes", "no"});
  return read;
}

std::optional<std::string> YamlReading::colour(YAML::Node const& value) {
  std::string const& written = value.Scalar();
  // YAML reads a bare # as a comment, so it may be left out.
  for (std::string const& form : {written, "#" + written})
    if (layout::read_colour(form)) return form;
  say(span(value), fmt::format("`{}` is not a colour", written), layout::colour_forms());
  return {};
}

std::optional<std::string> YamlReading::font_name(YAML::Node const& value) {
  std::string const& name = value.Scalar();
  constexpr std::size_t longest = 80;
  bool const plain =
      !name.empty() && name.size() <= longest && std::ranges::all_of(name, [](char c) {
        return text::is_alphanumeric(c) || c == ' ' || c == '-' || c == '.' || c == '+';
      });
  if (plain) return name;
  say(span(value), "invalid name of a font",
      "use letters, digits, spaces and hyphens: `sans`, `serif`, `typewriter`, `DejaVu Sans`");
  return {};
}

void YamlReading::say_not_one_of(YAML::Node const& value,
                                 std::vector<std::string_view> const& words) {
  std::string const written = value.IsScalar() ? value.Scalar() : "";
  say_unknown(
      value,
      value.IsScalar() ? fmt::format("invalid value `{}`", written) : "expected a single value",
      "use one of: " + listed(words), text::meant_name(written, words));
}

void YamlReading::say_unknown(YAML::Node const& node, std::string message, std::string otherwise,
                              std::string_view near) {
  faults_.push_back(text::suggesting(
      text::error("E-STYLE", span(node), std::move(message), std::move(otherwise)), near));
}

// Maps a scalar byte for byte to the file if it is plain or single-quoted on one line; others are
// mapped as a whole.
text::SourceMappedText YamlReading::mapped(YAML::Node const& value) const {
  std::string const& wanted = value.Scalar();
  std::string_view const bytes = source_.bytes();
  std::size_t const begin = offset(value.Mark());
  text::SourceMappedText out;
  if (begin < bytes.size() && bytes[begin] == '\'') {
    for (std::size_t i = begin + 1; i < bytes.size() && out.text().size() < wanted.size(); ++i) {
      out.append(bytes.substr(i, 1), i);
      if (bytes[i] == '\'') ++i;
    }
  } else if (bytes.substr(begin).starts_with(wanted)) {
    out.append(wanted, begin);
  }
  if (out.text() == wanted && !wanted.empty()) return out;
  text::SourceMappedText whole;
  whole.append_for(wanted, span(value));
  return whole;
}

std::optional<layout::Template> YamlReading::line(YAML::Node const& value,
                                                  layout::TemplateRules const& rules) {
  if (!value.IsScalar()) {
    say(span(value), "a line must be text", "write templates in single quotes: '{author}'");
    return {};
  }
  auto read = layout::read_template(value.Scalar(), rules);
  if (read) return std::move(*read);
  say(mapped(value).origin(read.error()));
  return {};
}

bool YamlReading::is_named_in_template(std::string_view name) const {
  std::string_view const bytes = source_.bytes();
  auto const of_name = [&](std::size_t at) {
    return at < bytes.size() && (text::is_alphanumeric(bytes[at]) || bytes[at] == '-');
  };
  for (std::size_t at = bytes.find(name); at != bytes.npos; at = bytes.find(name, at + 1)) {
    std::size_t const brace = bytes.find_last_of("{}\n", at);
    bool const whole = !of_name(at + name.size()) && (at == 0 || !of_name(at - 1));
    std::size_t const after_name = bytes.find_first_not_of(' ', at + name.size());
    bool const key = after_name != bytes.npos && bytes[after_name] == ':';
    if (whole && !key && brace != bytes.npos && bytes[brace] == '{') return true;
  }
  return false;
}

text::Diagnostics YamlReading::take_faults() {
  std::ranges::stable_sort(faults_, {},
                           [](text::Diagnostic const& fault) { return fault.span.begin; });
  return std::move(faults_);
}

}  // namespace dawson::run
