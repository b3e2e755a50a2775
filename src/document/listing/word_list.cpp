#include "document/listing/word_list.hpp"

#include <algorithm>

#include "text/ascii.hpp"

namespace dawson::document {
namespace {

// No letter or digit follows.
bool begins_with_word(std::string_view text, std::string_view word) {
  if (text.size() < word.size() ||
      !std::ranges::equal(text.substr(0, word.size()), word, {}, text::to_lower))
    return false;
  return text.size() == word.size() || word.ends_with('\'') || word.ends_with("’") ||
         !text::is_word(text[word.size()]);
}

}  // namespace

bool WordList::has(std::string_view word) const {
  return std::ranges::find(words_, text::lower_case(word)) != words_.end();
}

std::size_t WordList::opening(std::string_view text) const {
  std::size_t longest = 0;
  for (std::string_view const word : words_)
    if (word.size() > longest && begins_with_word(text, word)) longest = word.size();
  return longest;
}

WordList const& words_for_and() {
  static WordList const words = [] {
    WordList made{};
    for (chess::Language const language : chess::all_languages)
      made.words_.push_back(chess::words(language).caption["and"]);
    return made;
  }();
  return words;
}

}  // namespace dawson::document
