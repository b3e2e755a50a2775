// Words by which lines are told apart, of all languages.
#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "chess/languages/words.hpp"

namespace dawson::document {

/// Words in small letters.
class WordList {
 public:
  explicit WordList(chess::Word chess::ListingWords::*kind) : words_(chess::listing_words(kind)) {}
  WordList(std::initializer_list<std::string_view> words) : words_(words) {}

  auto begin() const { return words_.begin(); }
  auto end() const { return words_.end(); }

  /// Whether `word` is one of them, in any case of ASCII.
  bool has(std::string_view word) const;

  /// Where the longest ends that opens `text`; 0 if none does.
  std::size_t opening(std::string_view text) const;

 private:
  friend WordList const& words_for_and();
  std::vector<std::string_view> words_;
};

/// "and", "und" ...
WordList const& words_for_and();

}  // namespace dawson::document
