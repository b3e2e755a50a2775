// Tests and conversions of ASCII characters, independent of the locale, unlike those of <cctype>;
// bytes from 0x80 belong to no class.
#pragma once

#include <string>
#include <string_view>

namespace dawson::text {

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
