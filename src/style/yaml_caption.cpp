#include "style/yaml_keys.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "chess/languages/words.hpp"
#include "style/yaml_reading.hpp"
#include "text/closest_name.hpp"

namespace dawson::run {
namespace {

using layout::CaptionStyle;
using layout::ValueStyle;
using Take = void (*)(YamlReading&, YAML::Node const& key, YAML::Node const& value, CaptionStyle&);

template <auto member, auto const& words>
void take_word(YamlReading& reading, YAML::Node const&, YAML::Node const& value,
               CaptionStyle& style) {
  reading.choose(value, words, style.values.*member);
}

template <bool ValueStyle::*Member>
void take_yes_or_no(YamlReading& reading, YAML::Node const&, YAML::Node const& value,
                    CaptionStyle& style) {
  if (auto const wanted = reading.yes_or_no(value)) style.values.*Member = *wanted;
}

// Returns whether a word is printed: one of Dawson's own, of the base style, or named in a
// template here.
bool is_printed(YamlReading const& reading, YAML::Node const& name, layout::Words const& words) {
  bool const known = std::ranges::any_of(
      words, [&](auto const& language) { return language.second.contains(name.Scalar()); });
  return known || layout::find_word(name.Scalar(), chess::Language::english, {}) ||
         reading.is_named_in_template(name.Scalar());
}

void say_not_printed(YamlReading& reading, YAML::Node const& name) {
  reading.say_unknown(name, fmt::format("no template uses the word `{}`", name.Scalar()),
                      fmt::format("add it to a template: '{{word {}}}'", name.Scalar()),
                      text::meant_name(name.Scalar(), chess::caption_words));
}

void take_words(YamlReading& reading, YAML::Node const& key, YAML::Node const& value,
                CaptionStyle& style) {
  auto const codes = chess::language_codes();
  std::vector<std::string_view> const known(codes.begin(), codes.end());
  if (!reading.is_map(key, value, known)) return;
  reading.each_key(
      value, known, "words",
      [&](std::string const& language, YAML::Node const& inner, YAML::Node const& words) {
        if (!words.IsMap())
          return reading.say(reading.span(inner), "expected lines of `name: text`",
                             "write for example `{after: after}`");
        for (auto const& entry : words) {
          if (!entry.first.IsScalar())
            reading.say(reading.span(entry.first), "the name of a word must be a word",
                        "write `name: text`");
          else if (!is_printed(reading, entry.first, style.values.words))
            say_not_printed(reading, entry.first);
          else if (reading.is_text(entry.first, entry.second))
            style.values.words[*chess::language_named(language)][entry.first.Scalar()] =
                entry.second.Scalar();
        }
      });
}

void take_links(YamlReading& reading, YAML::Node const& key, YAML::Node const& value,
                CaptionStyle& style) {
  if (!reading.is_text(key, value)) return;
  std::string fault;
  style.links = problem::read_board_links(value.Scalar(), fault);
  if (!fault.empty())
    reading.say(reading.span(value), std::move(fault), "write for example `links: fen lichess`");
}

void take_proved(YamlReading& reading, YAML::Node const& key, YAML::Node const& value,
                 CaptionStyle& style) {
  if (!reading.is_text(key, value)) return;
  std::string text = value.Scalar();
  std::size_t const at = text.find(layout::popeye_version);
  if (at != std::string::npos) text.erase(at, layout::popeye_version.size());
  if (text.find_first_of("{}") != std::string::npos)
    return reading.say(reading.span(value),
                       "only `{popeye}`, the version, is replaced in this text",
                       "write for example `proved: C+ Popeye {popeye}`");
  style.values.proved = value.Scalar();
}

struct Key {
  std::string_view name;
  Take take;
  bool map = false;    // its value has keys itself
  bool first = false;  // read before the others
};

constexpr Key keys[] = {
    {"words", take_words, true, true},
    {"caption", take_blocks, true},
    {"fonts", take_fonts, true},
    {"solutions", take_solutions, true},
    {"dates", take_word<&ValueStyle::dates, date_words>},
    {"twin label", take_word<&ValueStyle::twin_label, label_words>},
    {"decimal", take_word<&ValueStyle::decimal, decimal_words>},
    {"ranges", take_word<&ValueStyle::en_dash_ranges, range_words>},
    {"quotes", take_word<&ValueStyle::quotes_by_language, quote_words>},
    {"moves", take_word<&ValueStyle::moves, move_words>},
    {"names", take_word<&ValueStyle::names, name_words>},
    {"academic titles", take_yes_or_no<&ValueStyle::academic_titles>},
    {"proved", take_proved},
    {"links", take_links},
    {"anonymous", take_yes_or_no<&ValueStyle::anonymous>},
};

}  // namespace

std::vector<std::string_view> const& caption_keys() {
  static auto const all = names_of(keys);
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
