#include "terms/twins/zeroposition.hpp"

#include <algorithm>
#include <vector>

#include "chess/languages/words.hpp"
#include "terms/twins/head_men.hpp"

namespace dawson::terms {

std::span<std::string_view const> zeroposition_words() {
  static std::vector<std::string_view> const words = [] {
    std::vector<std::string_view> all = {"zero position", "zero-position", "zero:"};
    for (chess::Language const language : chess::all_languages)
      all.push_back(chess::words(language).zeroposition);
    return all;
  }();
  return words;
}

std::size_t behind_zeroposition(std::string_view text, std::size_t at) {
  HeadCursor cursor(text, chess::Language::english);
  cursor.go(at);
  cursor.skip_blanks();
  bool const stands = std::ranges::any_of(
      zeroposition_words(), [&](std::string_view word) { return cursor.take_word(word); });
  if (!stands) return at;
  cursor.take(":");
  cursor.skip_separators();
  return cursor.at();
}

}  // namespace dawson::terms
