#include "terms/twins/zeroposition.hpp"

#include <algorithm>
#include <array>

#include "terms/twins/head_men.hpp"

namespace dawson::terms {

std::span<std::string_view const> zeroposition_words() {
  static constexpr auto words = std::to_array<std::string_view>(
      {"zeroposition", "zero position", "nullstellung", "z\u00E9roposition", "zero:"});
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
