#include "chess/language.hpp"

#include <algorithm>
#include <iterator>

#include "chess/languages/words.hpp"
#include "text/scanning.hpp"

namespace dawson::chess {
namespace {

constexpr PerLanguage<LanguageRow> rows{
    LanguageRow{"en", "English", "KQRBSP", 'N', "wbn", "US", &PopeyeWords::english, english_words,
                spoken_english},
    LanguageRow{"de", "German", "KDTLSB", 0, "wsn", "DE", &PopeyeWords::german, german_words,
                spoken_german},
    LanguageRow{"fr", "French", "RDTFCP", 0, "bnn", "FR", &PopeyeWords::french, french_words,
                spoken_french}};

}  // namespace

LanguageRow const& about(Language language) { return rows[language]; }

Words const& words(Language language) { return rows[language].words; }

SpokenWords const& spoken_words(Language language) { return rows[language].spoken; }

std::string_view PopeyeWords::in(Language language) const { return this->*rows[language].popeye; }

std::vector<std::string_view> listing_words(Word ListingWords::*kind, Language language) {
  std::vector<std::string_view> all;
  for (std::string_view word : text::words_of(words(language).listing.*kind, ";\n"))
    if (word.remove_prefix(word.find_first_not_of(' ')); !word.empty()) all.push_back(word);
  return all;
}

std::vector<std::string_view> listing_words(Word ListingWords::*kind) {
  std::vector<std::string_view> all;
  for (Language const language : all_languages)
    std::ranges::copy(listing_words(kind, language), std::back_inserter(all));
  return all;
}

std::vector<std::string_view> alternatives(std::string_view words) {
  std::vector<std::string_view> all;
  for (std::size_t at = 0; at < words.size();) {
    std::size_t const end = std::min(words.find(' ', at), words.size());
    all.push_back(words.substr(at, end - at));
    at = end + 1;
  }
  return all;
}

std::optional<Language> language_named(std::string_view written) {
  std::string_view const code = written.substr(0, written.find_first_of("-_"));
  for (auto const& [name, language] : language_names())
    if (written == name || code == about(language).code) return language;
  return {};
}

std::array<std::string_view, all_languages.size()> language_codes() {
  std::array<std::string_view, all_languages.size()> codes;
  std::ranges::transform(all_languages, codes.begin(),
                         [](Language one) { return about(one).code; });
  return codes;
}

std::array<std::pair<std::string, Language>, 2 * all_languages.size()> const& language_names() {
  static auto const names = [] {
    std::array<std::pair<std::string, Language>, 2 * all_languages.size()> all;
    auto* next = all.begin();
    for (Language const one : all_languages) *next++ = {text::lower_case(about(one).name), one};
    for (Language const one : all_languages) *next++ = {std::string(about(one).code), one};
    return all;
  }();
  return names;
}

}  // namespace dawson::chess
