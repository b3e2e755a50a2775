// Lists of words, of all languages, that identify kinds of lines. For the grammars of listings.
#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "chess/languages/words.hpp"

namespace dawson::document {

/// A list of words in lower case.
class WordList {
 public:
  explicit WordList(chess::Word chess::ListingWords::*kind) : words_(chess::listing_words(kind)) {}
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
