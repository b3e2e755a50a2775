// Scanning of texts, for parsers written by hand: a cursor that reads from left to right, words,
// runs of one character, letters and digits of ASCII, fast searches for bytes.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "text/diagnostic.hpp"

namespace dawson::text {

/// A text and a position in it.
struct Cursor {
  std::string_view text;
  std::size_t at = 0;

  /// Returns whether the position is at the end.
  bool done() const { return at >= text.size(); }
  /// Returns the byte that many places ahead; NUL after the end.
  char ahead(std::size_t by = 0) const { return at + by < text.size() ? text[at + by] : '\0'; }
  /// Returns the text from the position on.
  std::string_view rest() const { return text.substr(at < text.size() ? at : text.size()); }
  /// Returns the text of a span.
  std::string_view part(Span span) const { return text.substr(span.begin, span.end - span.begin); }

  /// Moves past `words` if they are at the position, and returns whether they are.
  bool take(std::string_view words) {
    if (words.empty() || !rest().starts_with(words)) return false;
    at += words.size();
    return true;
  }
  /// Moves past the first of `words` that is at the position, and returns whether there is one.
  bool take_any(std::initializer_list<std::string_view> words) {
    for (std::string_view const one : words)
      if (take(one)) return true;
    return false;
  }
  /// Moves past all bytes for which `is` holds, and returns their span.
  template <class Is>
  Span take_while(Is const& is) {
    std::size_t const begin = at;
    while (at < text.size() && is(text[at])) ++at;
    return {begin, at};
  }
};

/// Returns the non-empty parts of `text` between `separators`, as views into it.
std::vector<std::string_view> words_of(std::string_view text, std::string_view separators = " ");

/// Returns the length of the longest run of `c`.
constexpr std::size_t longest_run(std::string_view text, char c) {
  std::size_t longest = 0, run = 0;
  for (char const one : text) {
    run = one == c ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  return longest;
}

// Searches over whole documents, eight bytes at a time.
//
// Design: 1.3 instructions per byte, against 80 with `find_first_of` and 8 with a loop.

/// Returns the offset of the next of two bytes, from `at` on; npos if there is none.
std::size_t find_either(std::string_view text, char one, char other, std::size_t at);

/// Returns the offset of the next byte above 127, from `at` on; npos if there is none.
std::size_t find_beyond_ascii(std::string_view text, std::size_t at);

/// Returns the offset of the next byte below `limit`, which is ASCII, from `at` on; npos if there
/// is none.
std::size_t find_below(std::string_view text, char limit, std::size_t at);

constexpr bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
constexpr bool is_letter(char c) { return is_upper(c) || is_lower(c); }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_alphanumeric(char c) { return is_letter(c) || is_digit(c); }
/// Returns whether the byte is a letter, a digit or not ASCII.
constexpr bool is_word(char c) {
  return is_alphanumeric(c) || static_cast<unsigned char>(c) >= 0x80;
}

inline constexpr std::string_view white_space = " \t\r\n";

/// Returns `text` without the characters of `around` at its ends; of nothing else: its end.
constexpr std::string_view trimmed(std::string_view text, std::string_view around = white_space) {
  std::size_t const begin = text.find_first_not_of(around);
  if (begin == std::string_view::npos) return text.substr(text.size());
  return text.substr(begin, text.find_last_not_of(around) + 1 - begin);
}

constexpr char to_lower(char c) { return is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c; }
constexpr char to_upper(char c) { return is_lower(c) ? static_cast<char>(c - 'a' + 'A') : c; }

/// Return `text` with its ASCII letters converted; other characters stay.
inline std::string lower_case(std::string_view text) {
  std::string out(text);
  for (char& c : out) c = to_lower(c);
  return out;
}
inline std::string upper_case(std::string_view text) {
  std::string out(text);
  for (char& c : out) c = to_upper(c);
  return out;
}

/// Returns `line` without blanks, tabs and carriage returns at its end.
constexpr std::string_view without_tail(std::string_view line) {
  std::size_t const last = line.find_last_not_of(" \t\r");
  return line.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

}  // namespace dawson::text
