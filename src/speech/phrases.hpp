// The words of one language, filled.
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <vector>

#include "chess/languages/spoken_words.hpp"
#include "prose/prose.hpp"

namespace dawson::speech {

class Phrases {
 public:
  explicit Phrases(chess::Language language)
      : language_(language), words_(chess::spoken_words(language)) {}

  chess::Language language() const { return language_; }
  chess::SpokenWords const& words() const { return words_; }

  /// As it is said: `~` is U+00A0.
  std::string text(std::string_view word) const;

  /// With `values` in its braces.
  template <class... Values>
  std::string fill(std::string_view word, Values const&... values) const {
    return fmt::format(fmt::runtime(text(word)), values...);
  }

  /// One of the forms between `|`, the last one for those behind it.
  static std::string_view form(std::string_view word, std::size_t number);

  /// "1 man", "5 men".
  std::string counted(std::string_view word, std::size_t count) const {
    return fill(form(word, count == 1 ? 0 : 1), count);
  }

  /// The name of a side, or its word within a sentence ("neutral", "couleur 3").
  std::string side(chess::Side side) const;
  std::string counted_side(chess::Side side) const;

  /// Groups of a sentence, or members of a group, in a row.
  std::string groups(std::vector<std::string> const& all) const;
  static std::string members(std::vector<std::string> const& all);
  static void put_members(std::string& out, std::vector<std::string> const& all);

 private:
  std::string named(std::string_view word, chess::Side side) const;

  chess::Language language_;
  chess::SpokenWords const& words_;
};

/// With a full stop, unless one of `. ! ? …` ends it, closing quotation marks apart.
std::string sentence(std::string text);

/// With a capital letter.
std::string capitalized(std::string_view text);

/// Without the blanks around it, and with one for each row of blanks and line ends.
std::string one_line(std::string_view text);

}  // namespace dawson::speech
