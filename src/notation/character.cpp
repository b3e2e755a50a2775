#include "notation/character.hpp"

#include <fmt/format.h>

#include "text/utf8.hpp"

namespace dawson::notation {

text::Span character_span(std::string_view text, std::size_t at) {
  if (at >= text.size()) return {text.size(), text.size()};
  std::size_t const length = text::utf8_length(text, at);
  return {at, at + (length == 0 ? 1 : length)};
}

std::size_t byte_of(std::string_view text, char const* at) {
  return static_cast<std::size_t>(at - text.data());
}

text::Span span_of(std::string_view text, char const* begin, char const* end) {
  return {byte_of(text, begin), byte_of(text, end)};
}

std::string found_at(std::string_view text, std::size_t at) {
  if (at >= text.size()) return "the end";
  auto const byte = static_cast<unsigned char>(text[at]);
  if (byte == ' ') return "a blank";
  if (byte == '\t') return "a tab";
  if (byte == '\0') return "a NUL byte";
  if (byte == '`') return "a back-tick";
  if (byte < 0x20 || byte == 0x7F) return fmt::format("the control character U+{:04X}", byte);
  if (text::utf8_length(text, at) == 0) return fmt::format("the byte 0x{:02X}", byte);
  auto const span = character_span(text, at);
  return fmt::format("`{}`", text.substr(span.begin, span.end - span.begin));
}

text::Diagnostic fault_at(std::string_view text, std::size_t at, std::string code,
                          std::string message, std::string hint) {
  if (at < text.size() && text::utf8_length(text, at) == 0)
    return text::error("E-UTF8", {at, at + 1}, found_at(text, at) + " is not UTF-8",
                       "save the file in UTF-8");
  return text::error(std::move(code), character_span(text, at), std::move(message),
                     std::move(hint));
}

std::optional<text::Diagnostic> encoding_fault(std::string_view text, text::Span span) {
  for (std::size_t at = span.begin; at < span.end; at += text::utf8_length(text, at))
    if (text::utf8_length(text, at) == 0) return fault_at(text, at, "E-UTF8", "");
  return {};
}

char lookalike_at(std::string_view text, std::size_t at) {
  auto const span = character_span(text, at);
  auto const character = text.substr(span.begin, span.end - span.begin);
  for (std::string_view apostrophe : {"\u2018", "\u2019", "\u00B4", "\u2032", "`"})
    if (character == apostrophe) return '\'';
  for (std::string_view dash : {"\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2212"})
    if (character == dash) return '-';
  for (std::string_view asterisk : {"\u2217", "\u00D7"})
    if (character == asterisk) return '*';
  return 0;
}

std::string_view without_return(std::string_view text) {
  if (text.ends_with('\r')) text.remove_suffix(1);
  return text;
}

}  // namespace dawson::notation
