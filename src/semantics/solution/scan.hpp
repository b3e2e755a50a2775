// A position in a line of a solution, and functions that read from it.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "chess/board.hpp"
#include "text/scanning.hpp"

namespace dawson::semantics {

/// Returns true for a character of one byte.
inline bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }

/// Returns the end of text[begin, end) without the white space at its end.
inline std::size_t end_without_blanks(std::string_view text, std::size_t begin, std::size_t end) {
  while (end > begin && text::white_space.find(text[end - 1]) != std::string_view::npos) --end;
  return end;
}

struct Scan : text::Cursor {
  /// Moves after `word` if it is here as a whole word, in either case.
  bool take_word(std::string_view word) {
    std::string_view const here = rest();
    if (here.size() < word.size()) return false;
    for (std::size_t i = 0; i < word.size(); ++i)
      if (text::to_lower(here[i]) != text::to_lower(word[i])) return false;
    if (here.size() > word.size() && text::is_alphanumeric(word.back()) &&
        text::is_word(here[word.size()]))
      return false;
    at += word.size();
    return true;
  }
  /// Skips blanks of all widths; line ends only within braces.
  bool blanks() {
    std::size_t const from = at;
    for (;;) {
      char const c = ahead();
      if (c == ' ' || c == '\t' || c == '\r' || c == '\n') ++at;
      else if (is_ascii(c) ||
               !take_any({"\u00A0", "\u2002", "\u2003", "\u2009", "\u202F", "\u2060"}))
        return at > from;
    }
  }
  std::optional<int> number() {
    std::size_t const from = at;
    int value = 0;
    while (text::is_digit(ahead()) && at - from < 4) value = 10 * value + (text[at++] - '0');
    if (at == from || text::is_digit(ahead())) {
      at = from;
      return {};
    }
    return value;
  }
  /// Reads one small letter and one or two digits. Cyrillic letters that look like Latin ones are
  /// those.
  std::optional<chess::Square> square() {
    char file_letter = ahead();
    std::size_t size = 1;
    if (!text::is_lower(file_letter)) {
      file_letter = rest().starts_with("\u0430")   ? 'a'
                    : rest().starts_with("\u0441") ? 'c'
                    : rest().starts_with("\u0435") ? 'e'
                                                   : '\0';
      size = 2;
    }
    if (file_letter == '\0' || ahead(size) < '1' || ahead(size) > '9') return {};
    int const file = file_letter - 'a';
    int rank = ahead(size) - '0';
    at += size + 1;
    if (text::is_digit(ahead()) && rank < 10) rank = 10 * rank + (text[at++] - '0');
    return chess::Square{file, rank - 1};
  }
  bool capture() { return take_any({"*", "x", ":", "\u00D7", "\u0445"}); }
  /// Skips word joiners (U+2060).
  void joiners() {
    while (take("\u2060")) {}
  }
  bool arrow() { return take_any({"<->", "\u2194"}); }
};

}  // namespace dawson::semantics
