#include "notation/characters.hpp"

#include <array>

#include <fmt/format.h>

namespace dawson::notation {

std::size_t character_length(std::string_view text, std::size_t at) {
  auto const byte = [&](std::size_t i) { return static_cast<unsigned char>(text[at + i]); };
  std::size_t const left = text.size() - at;
  if (left == 0) return 0;
  unsigned const lead = byte(0);
  if (lead < 0x80) return 1;
  std::size_t const length = lead >= 0xC2 && lead <= 0xDF   ? 2
                             : lead >= 0xE0 && lead <= 0xEF ? 3
                             : lead >= 0xF0 && lead <= 0xF4 ? 4
                                                            : 0;
  if (length == 0 || length > left) return 0;
  for (std::size_t i = 1; i < length; ++i)
    if ((byte(i) & 0xC0) != 0x80) return 0;
  bool const overlong = (lead == 0xE0 && byte(1) < 0xA0) || (lead == 0xF0 && byte(1) < 0x90);
  bool const surrogate = lead == 0xED && byte(1) >= 0xA0;
  bool const beyond = lead == 0xF4 && byte(1) >= 0x90;
  return overlong || surrogate || beyond ? 0 : length;
}

text::Span character_span(std::string_view text, std::size_t at) {
  if (at >= text.size()) return {text.size(), text.size()};
  std::size_t const length = character_length(text, at);
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
  if (character_length(text, at) == 0) return fmt::format("the byte 0x{:02X}", byte);
  auto const span = character_span(text, at);
  return fmt::format("`{}`", text.substr(span.begin, span.end - span.begin));
}

text::Diagnostic fault_at(std::string_view text, std::size_t at, std::string code,
                          std::string message, std::string hint) {
  if (at < text.size() && character_length(text, at) == 0)
    return text::error("E-UTF8", {at, at + 1}, found_at(text, at) + " is not UTF-8",
                       "save the file in UTF-8");
  return text::error(std::move(code), character_span(text, at), std::move(message),
                     std::move(hint));
}

std::optional<text::Diagnostic> encoding_fault(std::string_view text, text::Span span) {
  for (std::size_t at = span.begin; at < span.end; at += character_length(text, at))
    if (character_length(text, at) == 0) return fault_at(text, at, "E-UTF8", "");
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

using chess::Kind;

char letter_of(Kind kind) {
  switch (kind) {
    case Kind::king: return 'k';
    case Kind::queen: return 'q';
    case Kind::rook: return 'r';
    case Kind::bishop: return 'b';
    case Kind::knight: return 'n';
    case Kind::pawn: return 'p';
    case Kind::archbishop: return 'a';
    case Kind::chancellor: return 'c';
    case Kind::robot: return 't';
    case Kind::circle: return 'c';
    case Kind::cross: return 'x';
    case Kind::square: return 's';
    case Kind::triangle: return 't';
    case Kind::letter:
    case Kind::named: break;
  }
  return 0;
}

char letter_of(chess::Side side) {
  switch (side.name) {
    case chess::Side::white: return 'w';
    case chess::Side::black: return 'b';
    case chess::Side::neutral: return 'n';
    case chess::Side::red: return 'r';
    case chess::Side::blue: return 'l';
    case chess::Side::green: return 'g';
    case chess::Side::yellow: return 'y';
    case chess::Side::purple: return 'p';
    case chess::Side::orange: return 'o';
    case chess::Side::numbered: break;
  }
  return 0;
}

std::optional<Kind> kind_of(char letter, std::span<Kind const> kinds) {
  char const lower = to_lower(letter);
  for (Kind const kind : kinds)
    if (letter_of(kind) == lower) return kind;
  return {};
}

std::optional<chess::Piece> piece_of(char letter, std::span<Kind const> kinds) {
  auto const kind = kind_of(letter, kinds);
  if (!kind) return {};
  return chess::Piece{*kind, is_upper(letter) ? chess::Side::white : chess::Side::black, 0, {}};
}

std::span<Kind const> orthodox_kinds() {
  static constexpr std::array kinds = {Kind::king,   Kind::queen,  Kind::rook,
                                       Kind::bishop, Kind::knight, Kind::pawn};
  return kinds;
}

}  // namespace dawson::notation
