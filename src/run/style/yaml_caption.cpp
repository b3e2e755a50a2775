#include "run/style/yaml_caption.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "run/style/yaml_blocks.hpp"
#include "run/style/yaml_fonts.hpp"
#include "run/style/yaml_solutions.hpp"
#include "text/names.hpp"

namespace dawson::run {
namespace {

using layout::CaptionStyle;
using layout::ValueStyle;
using Take = void (*)(YamlReading&, YAML::Node const& key, YAML::Node const& value, CaptionStyle&);

void take_dates(YamlReading& reading, YAML::Node const&, YAML::Node const& value,
                CaptionStyle& style) {
  using layout::DateForm;
  reading.choose<DateForm>(value,
                           {{"as written", DateForm::as_written},
                            {"yyyy", DateForm::yyyy},
                            {"m/yyyy", DateForm::m_yyyy},
                            {"d.m.yyyy", DateForm::d_m_yyyy},
                            {"d. m. yyyy", DateForm::d_m_yyyy_spaced},
                            {"roman months", DateForm::roman_months},
                            {"d month yyyy", DateForm::d_month_yyyy}},
                           style.values.dates);
}

void take_twin_label(YamlReading& reading, YAML::Node const&, YAML::Node const& value,
                     CaptionStyle& style) {
  using layout::TwinLabel;
  reading.choose<TwinLabel>(
      value,
      {{"as written", TwinLabel::as_written}, {"b)", TwinLabel::after}, {"(b)", TwinLabel::around}},
      style.values.twin_label);
}

void take_decimal(YamlReading& reading, YAML::Node const&, YAML::Node const& value,
                  CaptionStyle& style) {
  using layout::Decimal;
  reading.choose<Decimal>(value,
                          {{"as written", Decimal::as_written},
                           {".", Decimal::point},
                           {",", Decimal::comma},
                           {"½", Decimal::half}},
                          style.values.decimal);
}

void take_ranges(YamlReading& reading, YAML::Node const&, YAML::Node const& value,
                 CaptionStyle& style) {
  reading.choose<bool>(value, {{"as written", false}, {"en dash", true}},
                       style.values.en_dash_ranges);
}

void take_quotes(YamlReading& reading, YAML::Node const&, YAML::Node const& value,
                 CaptionStyle& style) {
  reading.choose<bool>(value, {{"by language", true}, {"as written", false}},
                       style.values.quotes_by_language);
}

void take_moves(YamlReading& reading, YAML::Node const&, YAML::Node const& value,
                CaptionStyle& style) {
  using layout::MoveForm;
  reading.choose<MoveForm>(value,
                           {{"as written", MoveForm::as_written},
                            {"figurines", MoveForm::figurines},
                            {"letters", MoveForm::letters}},
                           style.values.moves);
}

void take_names(YamlReading& reading, YAML::Node const&, YAML::Node const& value,
                CaptionStyle& style) {
  using layout::NameForm;
  reading.choose<NameForm>(value,
                           {{"full", NameForm::full},
                            {"short", NameForm::brief},
                            {"surname", NameForm::surname},
                            {"reversed", NameForm::reversed}},
                           style.values.names);
}

void take_titles(YamlReading& reading, YAML::Node const&, YAML::Node const& value,
                 CaptionStyle& style) {
  if (auto const wanted = reading.yes_or_no(value)) style.values.academic_titles = *wanted;
}

struct LanguageKey {
  std::string_view key;
  chess::Language language;
};
constexpr LanguageKey languages[] = {{"en", chess::Language::english},
                                     {"de", chess::Language::german},
                                     {"fr", chess::Language::french}};

// Words of Dawson's own, of the style that this one builds on, or that a template here names.
bool is_printed(YamlReading const& reading, YAML::Node const& name, layout::Words const& words) {
  bool const known = std::ranges::any_of(
      words, [&](auto const& language) { return language.second.contains(name.Scalar()); });
  return known || layout::find_word(name.Scalar(), chess::Language::english, {}) ||
         reading.is_named_in_template(name.Scalar());
}

void say_not_printed(YamlReading& reading, YAML::Node const& name) {
  std::vector<std::string_view> known;
  for (layout::CaptionWord const& word : layout::caption_words()) known.push_back(word.name);
  std::string_view const near = text::meant_name(name.Scalar(), known);
  reading.say(reading.span(name), fmt::format("no template prints a word `{}`", name.Scalar()),
              near.empty() ? fmt::format("a template names it: '{{word {}}}'", name.Scalar())
                           : fmt::format("did you mean `{}`?", near));
}

void take_words(YamlReading& reading, YAML::Node const& key, YAML::Node const& value,
                CaptionStyle& style) {
  std::vector<std::string_view> known;
  for (LanguageKey const& one : languages) known.push_back(one.key);
  if (!reading.is_map(key, value, known)) return;
  reading.each_key(
      value, known, "words",
      [&](std::string const& language, YAML::Node const& inner, YAML::Node const& words) {
        if (!words.IsMap())
          return reading.say(reading.span(inner), "words are lines of `name: text`",
                             "for example {after: after}");
        auto const row = std::ranges::find(languages, language, &LanguageKey::key);
        for (auto const& entry : words) {
          if (!entry.first.IsScalar())
            reading.say(reading.span(entry.first), "the name of a word is a word");
          else if (!is_printed(reading, entry.first, style.values.words))
            say_not_printed(reading, entry.first);
          else if (reading.is_text(entry.first, entry.second))
            style.values.words[row->language][entry.first.Scalar()] = entry.second.Scalar();
        }
      });
}

struct Key {
  std::string_view name;
  Take take;
  bool map = false;    // its value has keys of its own
  bool first = false;  // before the others
};

constexpr Key keys[] = {
    {"words", take_words, true, true},
    {"caption", take_blocks, true},
    {"fonts", take_fonts, true},
    {"solutions", take_solutions, true},
    {"dates", take_dates},
    {"twin label", take_twin_label},
    {"decimal", take_decimal},
    {"ranges", take_ranges},
    {"quotes", take_quotes},
    {"moves", take_moves},
    {"names", take_names},
    {"academic titles", take_titles},
};

}  // namespace

std::vector<std::string_view> const& caption_keys() {
  static std::vector<std::string_view> const all = [] {
    std::vector<std::string_view> names;
    for (Key const& key : keys) names.push_back(key.name);
    return names;
  }();
  return all;
}

bool comes_first(std::string_view key) {
  auto const row = std::ranges::find(keys, key, &Key::name);
  return row != std::end(keys) && row->first;
}

void take_caption_key(YamlReading& reading, std::string const& name, YAML::Node const& key,
                      YAML::Node const& value, CaptionStyle& style) {
  auto const row = std::ranges::find(keys, name, &Key::name);
  if (row->map || reading.is_text(key, value)) row->take(reading, key, value, style);
}

}  // namespace dawson::run
