// The languages: a row of the table and a file of words in `languages/` each. Nobody else lists
// them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace dawson::chess {

enum class Language : std::uint8_t { english, german, french };

inline constexpr std::array all_languages{Language::english, Language::german, Language::french};

/// One for each language: that one is missing is a fault of the compiler.
template <class T>
class PerLanguage {
 public:
  template <class... Each>
  requires(sizeof...(Each) == all_languages.size()) constexpr explicit PerLanguage(Each&&... each)
      : all_{T(std::forward<Each>(each))...} {}

  constexpr T const& operator[](Language language) const {
    return all_[static_cast<std::size_t>(language)];
  }

 private:
  std::array<T, all_languages.size()> all_;
};

/// What `make` makes of each language.
template <class Make>
auto per_language(Make const& make) {
  return [&]<std::size_t... i>(std::index_sequence<i...>) {
    return PerLanguage<decltype(make(Language()))>(make(all_languages[i])...);
  }
  (std::make_index_sequence<all_languages.size()>());
}

/// A word of Popeye's, whose input and output are in these three languages; another language uses
/// those of one of them.
struct PopeyeWords {
  std::string_view english;
  std::string_view german;
  std::string_view french;

  std::string_view in(Language language) const;
};

struct Words;
struct SpokenWords;

struct LanguageRow {
  std::string_view code;     ///< ISO 639, as fields, styles, ICU and hyphenation know it: "de"
  std::string_view name;     ///< "German"; fields and LaTeX have it in small letters
  std::string_view men;      ///< the letters of king, queen, rook, bishop, knight and pawn
  char print_knight;         ///< print's letter of the knight where that is not Popeye's, or 0
  std::string_view sides;    ///< the letters of White, Black and neutral men: "wsn"
  std::string_view country;  ///< whose hyphenation is the usual one: "US"
  std::string_view PopeyeWords::*popeye;
  Words const& words;
  SpokenWords const& spoken;

  /// Whether a letter means Black, and neutral too: French n is noir and neutre.
  bool black_may_be_neutral() const { return sides[1] == sides[2]; }
};
LanguageRow const& about(Language language);

/// What a language says in print ("chess/languages/words.hpp").
Words const& words(Language language);

/// What it says of diagrams to those who do not see them ("chess/languages/spoken_words.hpp").
SpokenWords const& spoken_words(Language language);

/// The language of a name or a code, also with a country: "german", "de", "de-AT", "de_AT".
std::optional<Language> language_named(std::string_view written);

/// "en", "de" ...
std::array<std::string_view, all_languages.size()> language_codes();

/// What fields call them: "english", "german" ..., then "en", "de" ...
std::array<std::pair<std::string, Language>, 2 * all_languages.size()> const& language_names();

/// diagram.sty's letters are German.
inline constexpr Language language_of_diagram_sty = Language::german;

}  // namespace dawson::chess
