// One table of keys: what each is called, what its value is, between what it lies.
#include "run/style/yaml_page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <span>

#include "layout/lengths.hpp"
#include "layout/templates/template_reader.hpp"
#include "pages/design.hpp"
#include "text/yes_no.hpp"

namespace dawson::run {
namespace {

constexpr double mm = layout::points_a_millimetre;

enum class Form : std::uint8_t { paper, length, number, word, text, percent, line, words };

struct KeyRow {
  std::string_view path;
  std::string_view alias;  // the same at the margin; empty: none
  Form form;
  double least = 0, most = 0;  // points, numbers, per cent
  bool no = false;             // `no` is 0
  double yes = -1;             // what `yes` is; -1: no value
  std::span<std::string_view const> words = {};
};

constexpr double none = -1;

constexpr KeyRow length(std::string_view path, double least, double most) {
  return {path, {}, Form::length, least, most};
}
constexpr KeyRow yes_or_no(std::string_view path) {
  return {path, {}, Form::number, 1, 0, true, 1};
}
constexpr KeyRow number(std::string_view path, double least, double most) {
  return {path, {}, Form::number, least, most};
}
constexpr KeyRow number_or_no(std::string_view path, double least, double most, double yes = none) {
  return {path, {}, Form::number, least, most, true, yes};
}
constexpr KeyRow word(std::string_view path, std::span<std::string_view const> words) {
  return {path, {}, Form::word, 0, 0, false, none, words};
}
constexpr KeyRow also(KeyRow row, std::string_view alias) {
  row.alias = alias;
  return row;
}

constexpr double longest = 1200 * mm;

constexpr KeyRow rows[] = {
    also({"page.paper", {}, Form::paper}, "paper"),
    length("page.inner", 0, longest),
    length("page.outer", 0, longest),
    length("page.top", 0, longest),
    length("page.bottom", 0, longest),
    number("page.columns", 1, 4),
    length("page.gutter", 0, longest),
    length("page.bleed", 0, 20 * mm),
    yes_or_no("page.crop marks"),
    yes_or_no("page.one-sided"),
    also({"text.font", {}, Form::text}, "font"),
    {"text.title font", {}, Form::text},
    length("text.size", 5, 30),
    length("text.leading", 1, 120),
    length("text.indent", 0, longest),
    length("text.paragraph space", 0, longest),
    word("text.align", align_words_of_text),
    yes_or_no("text.hyphenation"),
    yes_or_no("text.italics"),
    {"text.letter fit", {}, Form::percent, 0, 2},
    number_or_no("text.initials", 2, 4),
    also(word("text.quotes", quote_key_words), "quotes"),
    {"head.odd", {}, Form::line},
    {"head.even", {}, Form::line},
    {"head.first", {}, Form::line},
    {"foot.odd", {}, Form::line},
    {"foot.even", {}, Form::line},
    {"foot.first", {}, Form::line},
    word("numbering.front", numeral_words),
    number("numbering.start", 1, 99999),
    word("chapters", chapter_words),
    yes_or_no("parts"),
    number_or_no("number sections", 1, 4),
    yes_or_no("number figures"),
    yes_or_no("number tables"),
    number("diagrams.across", 1, 8),
    number_or_no("diagrams.down", 1, 12),
    length("diagrams.gap", 0, longest),
    word("diagrams.align", place_words_of_diagrams),
    word("diagrams.spread", spread_words),
    word("diagrams.heads", level_words),
    number_or_no("floats.limit", 1, 9, 1),
    also(number_or_no("contents", 1, 6, 2), "toc"),
    {"colophon", {}, Form::text},
    number("index columns", 1, 4),
    {"pdf.standard", {}, Form::words, 0, 0, false, none, standard_words},
    word("pdf.intent", intent_words),
};

// Keys that have keys of their own.
constexpr std::string_view groups[] = {"page",      "text",     "head",   "foot",
                                       "numbering", "diagrams", "floats", "pdf"};

// What all but the first of a group's keys stand for where it has a value instead of keys.
bool takes_value(std::string_view group) {
  return group == "head" || group == "foot" || group == "floats";
}

bool is_group(std::string_view name) { return std::ranges::find(groups, name) != std::end(groups); }

KeyRow const* row_of(std::string_view path) {
  auto const* row = std::ranges::find(rows, path, &KeyRow::path);
  return row == std::end(rows) ? nullptr : row;
}
KeyRow const* row_of_alias(std::string_view name) {
  auto const* row = std::ranges::find(rows, name, &KeyRow::alias);
  return row == std::end(rows) || name.empty() ? nullptr : row;
}

std::vector<std::string_view> keys_of(std::string_view group) {
  std::vector<std::string_view> out;
  for (KeyRow const& row : rows)
    if (row.path.starts_with(group) && row.path.substr(group.size()).starts_with('.'))
      out.push_back(row.path.substr(group.size() + 1));
  return out;
}

bool is_one_of(std::string_view value, std::span<std::string_view const> words) {
  return std::ranges::find(words, value) != words.end();
}

std::optional<double> whole(std::string_view text) {
  int value = 0;
  auto const [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (fault != std::errc() || end != text.data() + text.size()) return {};
  return value;
}

std::string shown(double points) {
  return fmt::format("{:g} mm", std::round(points / mm * 10) / 10);
}

// What the value of a key is, for whoever has written another one.
std::string told(KeyRow const& row) {
  switch (row.form) {
    case Form::paper:
      return "a0 to a6, b5, letter, legal, with `landscape` behind it or not, or a width and a "
             "height: 170 x 240mm, each from 50 to 1200 mm";
    case Form::length:
      return row.path == "text.size" || row.path == "text.leading"
                 ? fmt::format("a number and pt, pc, mm, cm or in, from {:g} to {:g} pt", row.least,
                               row.most)
                 : fmt::format("a number and mm, cm, in, pt or pc, from {:g} to {}", row.least,
                               shown(row.most));
    case Form::percent: return fmt::format("from {:g} to {:g} per cent: 1.5%", row.least, row.most);
    case Form::word:
    case Form::words: return fmt::format("{}", fmt::join(row.words, ", "));
    case Form::text: return "a text";
    case Form::line: return "a template in single quotes, or none";
    case Form::number: break;
  }
  std::string out = row.no ? "no" : "";
  if (row.yes >= 0) out += ", yes";
  if (row.most >= row.least && row.most > 0)
    out +=
        fmt::format("{}a number from {:g} to {:g}", out.empty() ? "" : ", ", row.least, row.most);
  return out;
}

// The number that a text stands for; nothing where it is none of the key's.
std::optional<double> number_of(KeyRow const& row, std::string_view text) {
  if (row.form == Form::number) {
    if (row.no && text::says_no(text)) return 0;
    if (row.yes >= 0 && text::read_yes_no(text) == std::optional(true)) return row.yes;
    auto const value = whole(text);
    return value && *value >= row.least && *value <= row.most ? value : std::nullopt;
  }
  if (row.form == Form::word) {
    auto const found = std::ranges::find(row.words, text);
    if (found == row.words.end()) return {};
    return static_cast<double>(found - row.words.begin());
  }
  double const tolerance = 1e-6;
  std::string_view written = text;
  if (row.form == Form::percent) {
    if (text == "0") return 0;
    if (!text.ends_with('%')) return {};
    written.remove_suffix(1);
    double value = 0;
    auto const [end, fault] = std::from_chars(written.data(), written.data() + written.size(),
                                              value, std::chars_format::fixed);
    bool const read = fault == std::errc() && end == written.data() + written.size();
    return read && value >= row.least && value <= row.most ? std::optional(value) : std::nullopt;
  }
  auto const value = pages::read_length(written);
  return value && *value >= row.least - tolerance && *value <= row.most + tolerance ? value
                                                                                    : std::nullopt;
}

// Reads the value of one key; nothing where it is none, which is told.
std::optional<PageValue> read_value(YamlReading& reading, KeyRow const& row, YAML::Node const& key,
                                    YAML::Node const& node) {
  PageValue out;
  out.key = reading.span(key);
  out.where = reading.span(node);
  auto const refuse = [&] {
    reading.say(node.IsNull() ? out.key : out.where,
                node.IsScalar() ? fmt::format("`{}` cannot be `{}`", key.Scalar(), node.Scalar())
                                : fmt::format("`{}` takes a single value", key.Scalar()),
                told(row));
    return std::nullopt;
  };
  if (row.form == Form::words && node.IsSequence()) {
    for (YAML::Node const& item : node) {
      if (!item.IsScalar() || !is_one_of(item.Scalar(), row.words)) return refuse();
      out.text += (out.text.empty() ? "" : ",") + item.Scalar();
    }
    return out;
  }
  if (!node.IsScalar()) return refuse();
  out.text = node.Scalar();
  switch (row.form) {
    case Form::words:
      if (!is_one_of(out.text, row.words)) return refuse();
      return out;
    case Form::text:
      if (out.text.find_first_not_of(" \n\t") == std::string::npos) return refuse();
      return out;
    case Form::line:
      if (text::says_no(out.text)) return out;
      out.line = reading.line(node, {layout::TemplatePlace::page});
      return out.line ? std::optional(out) : std::nullopt;
    case Form::paper: {
      auto const paper = pages::read_paper(out.text);
      if (!paper) return refuse();
      out.number = paper->width;
      out.second = paper->height;
      return out;
    }
    default: break;
  }
  auto const number = number_of(row, out.text);
  if (!number) return refuse();
  out.number = *number;
  return out;
}

void take(YamlReading& reading, KeyRow const& row, YAML::Node const& key, YAML::Node const& node,
          PageKeys& keys, bool by_alias = false) {
  auto value = read_value(reading, row, key, node);
  if (!value) return;
  std::string const path = by_alias ? "also " + std::string(row.path) : std::string(row.path);
  keys.insert_or_assign(path, std::move(*value));
}

// A template, or the word of floats, in place of keys.
void take_whole(YamlReading& reading, std::string_view group, YAML::Node const& key,
                YAML::Node const& node, PageKeys& keys) {
  if (group == "floats") return take(reading, *row_of("floats.limit"), key, node, keys);
  auto const value = read_value(reading, *row_of(std::string(group) + ".odd"), key, node);
  if (!value) return;
  for (std::string_view const name : {".odd", ".even"})
    keys.insert_or_assign(std::string(group) + std::string(name), *value);
  if (!value->line || group == "foot") keys.insert_or_assign(std::string(group) + ".first", *value);
}

void take_group(YamlReading& reading, std::string const& group, YAML::Node const& map,
                PageKeys& keys) {
  auto const known = keys_of(group);
  reading.each_key(map, known, group,
                   [&](std::string const& name, YAML::Node const& key, YAML::Node const& value) {
                     take(reading, *row_of(group + "." + name), key, value, keys);
                   });
}

}  // namespace

std::vector<std::string_view> const& page_key_names() {
  static std::vector<std::string_view> const all = [] {
    std::vector<std::string_view> names{std::begin(groups), std::end(groups)};
    for (KeyRow const& row : rows) {
      if (row.path.find('.') == std::string_view::npos) names.push_back(row.path);
      // `quotes` at the margin of a style is that of captions.
      if (!row.alias.empty() && row.alias != "quotes") names.push_back(row.alias);
    }
    return names;
  }();
  return all;
}

void take_page_key(YamlReading& reading, std::string const& name, YAML::Node const& key,
                   YAML::Node const& value, PageKeys& keys) {
  if (!is_group(name)) {
    KeyRow const* const alias = row_of_alias(name);
    return take(reading, alias ? *alias : *row_of(name), key, value, keys, alias != nullptr);
  }
  PageValue place;
  place.key = reading.span(key);
  place.text = name;
  keys.insert_or_assign(name, place);
  if (value.IsMap()) return take_group(reading, name, value, keys);
  if (takes_value(name)) return take_whole(reading, name, key, value, keys);
  reading.is_map(key, value, keys_of(name));
}

void check_names(YamlReading& reading, PageKeys& keys) {
  for (KeyRow const& row : rows) {
    auto const also = keys.find("also " + std::string(row.path));
    if (also == keys.end()) continue;
    auto const own = keys.find(row.path);
    if (own == keys.end()) {
      keys.insert_or_assign(std::string(row.path), also->second);
    } else if (own->second.number != also->second.number ||
               own->second.second != also->second.second ||
               (row.form == Form::text && own->second.text != also->second.text)) {
      text::Diagnostic fault =
          text::error("E-STYLE", own->second.where,
                      fmt::format("`{}` says something else than `{}`", row.path, row.alias),
                      "they are names of one thing: leave one of them out");
      fault.notes.push_back({also->second.where, "the other one"});
      reading.say(std::move(fault));
    }
    keys.erase(also);
  }
}

std::vector<std::string_view> inner_page_keys(std::string_view group) { return keys_of(group); }
bool has_inner_keys(std::string_view name) { return is_group(name); }
bool may_have_a_value(std::string_view group) { return takes_value(group); }

void take_inner_key(YamlReading& reading, std::string const& group, std::string const& name,
                    YAML::Node const& key, YAML::Node const& value, PageKeys& keys) {
  take(reading, *row_of(group + "." + name), key, value, keys);
}

}  // namespace dawson::run
