// The table of languages. A new language needs a row here and a file of words in `languages/`; all
// other code derives its lists from this table.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace dawson::chess {

/// The languages of texts that Dawson prints.
enum class Language : std::uint8_t { english, german, french };

inline constexpr std::array all_languages{Language::english, Language::german, Language::french};

/// One value per language; a missing value is a compile error.
template <class T>
class PerLanguage {
 public:
  template <class... Each>
  requires(sizeof...(Each) == all_languages.size()) constexpr explicit PerLanguage(Each&&... each)
      : all_{T(std::forward<Each>(each))...} {}

  /// Returns the value for `language`.
  constexpr T const& operator[](Language language) const {
    return all_[static_cast<std::size_t>(language)];
  }

 private:
  std::array<T, all_languages.size()> all_;
};

/// Returns the results of `make(language)` for all languages.
template <class Make>
auto per_language(Make const& make) {
  return [&]<std::size_t... i>(std::index_sequence<i...>) {
    return PerLanguage<decltype(make(Language()))>(make(all_languages[i])...);
  }
  (std::make_index_sequence<all_languages.size()>());
}

/// A word of Popeye, which reads and writes these three languages; another language uses the words
/// of one of them.
struct PopeyeWords {
  std::string_view english;
  std::string_view german;
  std::string_view french;

  /// Returns the word for `language`.
  std::string_view in(Language language) const;
};

struct Words;
struct SpokenWords;

/// A row of the table of languages.
struct LanguageRow {
  std::string_view code;     ///< ISO 639 code in fields, styles, ICU and hyphenation: "de"
  std::string_view name;     ///< "German"; lower case in fields and LaTeX
  std::string_view pieces;   ///< letters of king, queen, rook, bishop, knight and pawn
  char print_knight;         ///< printed letter of the knight if it differs from Popeye's, or 0
  std::string_view sides;    ///< letters of White, Black and neutral pieces: "wsn"
  std::string_view country;  ///< country of the default hyphenation: "US"
  std::string_view PopeyeWords::*popeye;
  Words const& words;
  SpokenWords const& spoken;

  /// Returns whether one letter means both Black and neutral: French n is noir and neutre.
  bool black_may_be_neutral() const { return sides[1] == sides[2]; }
};
/// Returns the row of a language.
LanguageRow const& about(Language language);

/// Returns the words for printed text ("chess/languages/words.hpp").
Words const& words(Language language);

/// Returns the words for screen readers ("chess/languages/spoken_words.hpp").
SpokenWords const& spoken_words(Language language);

/// Returns the language with that name or code, which may include a country: "german", "de",
/// "de-AT", "de_AT". No value if there is none.
std::optional<Language> language_named(std::string_view written);

/// Returns "en", "de" ...
std::array<std::string_view, all_languages.size()> language_codes();

/// Returns the names in fields: "english", "german" ..., then "en", "de" ...
std::array<std::pair<std::string, Language>, 2 * all_languages.size()> const& language_names();

/// The letters of diagram.sty are German.
inline constexpr Language language_of_diagram_sty = Language::german;

}  // namespace dawson::chess
