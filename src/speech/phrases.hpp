// The words of descriptions in one language, and functions that fill them. For the files of this
// folder.
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <vector>

#include "chess/languages/spoken_words.hpp"
#include "prose/prose.hpp"

namespace dawson::speech {

/// The words of one language.
class Phrases {
 public:
  explicit Phrases(chess::Language language)
      : language_(language), words_(chess::spoken_words(language)) {}

  chess::Language language() const { return language_; }
  chess::SpokenWords const& words() const { return words_; }

  /// Returns a word as printed: `~` becomes U+00A0.
  std::string text(std::string_view word) const;

  /// Returns a word with `values` in its braces.
  template <class... Values>
  std::string fill(std::string_view word, Values const&... values) const {
    return fmt::format(fmt::runtime(text(word)), values...);
  }

  /// Returns the form of that number among those between `|`; the last one for larger numbers.
  static std::string_view form(std::string_view word, std::size_t number);

  /// Returns a word with its count: "1 man", "5 men".
  std::string counted(std::string_view word, std::size_t count) const {
    return fill(form(word, count == 1 ? 0 : 1), count);
  }

  /// Returns the name of a side, or its word within a sentence ("neutral", "couleur 3").
  std::string side(chess::Side side) const;
  /// Returns the word for a side before a count of pieces.
  std::string counted_side(chess::Side side) const;

  /// Joins the groups of a sentence.
  std::string groups(std::vector<std::string> const& all) const;
  /// Returns the members of a group, separated by commas.
  static std::string members(std::vector<std::string> const& all);
  /// Appends the members of a group to `out`.
  static void put_members(std::string& out, std::vector<std::string> const& all);

 private:
  std::string named(std::string_view word, chess::Side side) const;

  chess::Language language_;
  chess::SpokenWords const& words_;
};

/// Adds a full stop, unless the text ends with one of `. ! ? …`, closing quotation marks not
/// counted.
std::string sentence(std::string text);

/// Returns the text with a capital first letter.
std::string capitalized(std::string_view text);

/// Returns the text without blanks at both ends, with one blank for each run of blanks and line
/// ends.
std::string one_line(std::string_view text);

}  // namespace dawson::speech
