// The words of a listing: lists, of all languages, that identify kinds of lines, and tests whether
// words may be a name, a place or a source. For the grammars of listings.
#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "chess/languages/words.hpp"

namespace dawson::document {

/// Splits a name into words, at blanks and after each full stop; text in braces is one word.
std::vector<std::string_view> words_of(std::string_view name);

/// Returns true for two to eight characters of Han, kana or Hangul.
bool is_eastern(std::string_view name);

/// Returns true for a whole name: two words or more, not counting titles and suffixes, the first
/// not a particle, the last not an initial; or an eastern name, or an unknown author.
bool is_whole(std::string_view name);

/// Returns true if the name begins with a particle, "van der", "St.", before another word.
bool opens_with_particle(std::string_view name);

/// Returns true if all its words are initials ("A. B.", "H.-P.").
bool all_initials(std::string_view name);
/// Returns true if one of its words is an initial.
bool has_initial(std::string_view name);

/// Returns true if the name ends with "jr." or the like.
bool ends_with_suffix(std::string_view name);

/// Returns true for letters, hyphens, apostrophes and full stops; six words at most, where words in
/// lower case are particles; no article first, and no word typical of titles and sources.
bool looks_like_name(std::string_view name);

/// Returns true for an author who is not known: "?", "Anon.", "N. N."; such an author is not in any
/// index.
bool is_unknown_author(std::string_view name);

/// Returns true if the text may be a place: one to four words that begin with capitals, except
/// words of up to three bytes after the first.
bool is_place(std::string_view text);

/// Returns true if the line may be a source: one word, or its first or last word begins with a
/// capital or a digit; it does not begin like a task or a condition and has no signs of a task.
bool looks_like_source(std::string_view line);

/// Returns true if a line can be a task in an unknown language: it has no year and no comma, and
/// has one small number among its words ("Vinner 3"), or letters that are not Latin.
bool can_be_task(std::string_view line);

/// A list of words in lower case.
class WordList {
 public:
  explicit WordList(chess::Word chess::ListingWords::*kind) : words_(chess::listing_words(kind)) {}
  WordList(chess::Word chess::ListingWords::*kind, chess::Language language)
      : words_(chess::listing_words(kind, language)) {}
  WordList(std::initializer_list<std::string_view> words) : words_(words) {}

  auto begin() const { return words_.begin(); }
  auto end() const { return words_.end(); }

  /// Returns true if `word` is in the list, ignoring the case of ASCII letters.
  bool has(std::string_view word) const;

  /// Returns the end of the longest word that `text` begins with; 0 if there is none.
  std::size_t opening(std::string_view text) const;

 private:
  friend WordList const& words_for_and();
  std::vector<std::string_view> words_;
};

/// Returns the words for "and": "and", "und" ...
WordList const& words_for_and();

}  // namespace dawson::document
