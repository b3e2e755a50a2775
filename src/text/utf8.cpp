#include "text/utf8.hpp"

#include <glib.h>

#include "text/scanning.hpp"

namespace dawson::text {

std::size_t utf8_length(std::string_view text, std::size_t at) {
  if (at >= text.size()) return 0;
  char const* const begin = text.data() + at;
  if (static_cast<unsigned char>(*begin) < 0x80) return 1;
  gunichar const sign = g_utf8_get_char_validated(begin, static_cast<gssize>(text.size() - at));
  constexpr gunichar highest = 0x10FFFF;  // larger results are errors
  return sign > highest ? 0 : static_cast<std::size_t>(g_utf8_next_char(begin) - begin);
}

std::size_t utf8_start(std::string_view text, std::size_t at) {
  for (std::size_t back = 0; back < 4 && back <= at && at < text.size(); ++back)
    if (utf8_length(text, at - back) > back) return at - back;
  return at;
}

char32_t utf8_decode(std::string_view text, std::size_t at) {
  bool const ascii_or_fault = utf8_length(text, at) <= 1;
  return ascii_or_fault ? static_cast<unsigned char>(text[at]) : g_utf8_get_char(text.data() + at);
}

void utf8_append(std::string& out, char32_t code_point) {
  char bytes[6];
  out.append(bytes, static_cast<std::size_t>(g_unichar_to_utf8(code_point, bytes)));
}

std::size_t count_code_points(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t at = 0; at < text.size(); ++count) {
    std::size_t const length = utf8_length(text, at);
    at += length == 0 ? 1 : length;
  }
  return count;
}

std::size_t find_invalid_utf8(std::string_view text) {
  std::size_t at = 0;
  while ((at = find_beyond_ascii(text, at)) != std::string_view::npos) {
    std::size_t const length = utf8_length(text, at);
    if (length == 0) return at;
    at += length;
  }
  return at;
}

}  // namespace dawson::text
