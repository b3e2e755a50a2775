#include "notation/address.hpp"

#include <algorithm>

#include "notation/characters.hpp"
#include "text/scanning.hpp"

namespace dawson::notation {
namespace {

std::optional<unsigned> hex_digit(char c) {
  if (is_digit(c)) return static_cast<unsigned>(c - '0');
  char const lower = to_lower(c);
  if (lower >= 'a' && lower <= 'f') return static_cast<unsigned>(lower - 'a' + 10);
  return {};
}

bool starts_with_word(std::string_view text, std::string_view word) {
  return text.size() >= word.size() &&
         std::ranges::equal(text.substr(0, word.size()), word, {}, to_lower);
}

bool has_scheme(std::string_view text) {
  return starts_with_word(text, "http://") || starts_with_word(text, "https://");
}

std::size_t find_word(std::string_view text, std::string_view word) {
  return static_cast<std::size_t>(std::ranges::search(text, word, {}, to_lower).begin() -
                                  text.begin());
}

}  // namespace

bool is_web_address(std::string_view text) {
  return has_scheme(text) || starts_with_word(text, "<img");
}

text::Span address_span(std::string_view text) {
  if (!starts_with_word(text, "<img")) return {0, std::min(text.find('"'), text.size())};
  std::size_t begin = find_word(text, "src=");
  if (begin == text.size()) return {begin, begin};
  begin += 4;
  char const quote = begin < text.size() ? text[begin] : ' ';
  if (quote != '"' && quote != '\'')
    return {begin, std::min(text.find_first_of(" >", begin), text.size())};
  ++begin;
  return {begin, std::min(text.find(quote, begin), text.size())};
}

std::optional<std::size_t> value_of(std::string_view name, std::string_view address) {
  std::size_t at = address.find('?');
  while (at != address.npos) {
    std::string_view parameter = address.substr(at + 1);
    std::size_t const escape = parameter.starts_with("amp;") ? 4 : 0;
    if (parameter.substr(escape).starts_with(name)) return at + 1 + escape + name.size();
    at = address.find('&', at + 1);
  }
  return {};
}

bool is_address_of(std::string_view text, std::string_view site) {
  for (std::string_view const scheme : {"https://", "http://"})
    if (text.starts_with(scheme)) {
      text.remove_prefix(scheme.size());
      if (text.starts_with("www.")) text.remove_prefix(4);
      return text.starts_with(site);
    }
  return false;
}

Unescaped unescaped(std::string_view address, text::Span part) {
  Unescaped result;
  std::size_t at = part.begin;
  while (at < part.end && !result.fault) {
    result.origins.push_back(at);
    if (address[at] != '%') {
      result.text += address[at++];
      continue;
    }
    auto const high = at + 1 < part.end ? hex_digit(address[at + 1]) : std::nullopt;
    auto const low = at + 2 < part.end ? hex_digit(address[at + 2]) : std::nullopt;
    if (high && low) {
      result.text += static_cast<char>(*high * 16 + *low);
      at += 3;
    } else {
      result.fault =
          text::error("E-URL", {at, std::min(at + 3, part.end)}, "invalid escape in the address",
                      "write `%` and two hexadecimal digits, such as `%20`");
    }
  }
  if (!result.fault) result.origins.push_back(at);
  return result;
}

text::Result<chess::Position> read_in_address(
    std::string_view address, text::Span part,
    text::Result<chess::Position> (*reader)(std::string_view, text::Diagnostics&),
    text::Diagnostics& warnings) {
  Unescaped const text = unescaped(address, part);
  text::Diagnostics own;
  auto position = reader(text.text, own);
  for (text::Diagnostic& warning : own) {
    warning.span = text.origin(warning.span);
    warnings.push_back(std::move(warning));
  }
  if (position.ok()) return text.fault ? text::Result<chess::Position>(*text.fault) : position;
  text::Diagnostic& fault = position.error();
  fault.span = text.origin(fault.span);
  for (text::Note& note : fault.notes) note.span = text.origin(note.span);
  return text.fault && text.fault->span.begin <= fault.span.begin ? *text.fault : fault;
}

namespace {

text::Span value_span(std::string_view address, std::size_t begin) {
  return {begin, std::min(address.find_first_of("&#", begin), address.size())};
}

bool says(std::string_view address, std::string_view parameter,
          std::initializer_list<std::string_view> values) {
  auto const at = value_of(parameter, address);
  if (!at) return false;
  text::Span const where = value_span(address, *at);
  std::string const value = text::lower_case(address.substr(where.begin, where.end - where.begin));
  return std::ranges::find(values, value) != values.end();
}

}  // namespace

std::optional<PictureAddress> read_picture_address(std::string_view text) {
  if (!is_web_address(text)) return {};
  text::Span const span = address_span(text);
  std::string_view const address = text.substr(0, span.end);
  std::string_view const own = address.substr(span.begin);
  auto const value = value_of("fen=", own);
  if (!value) return {};
  PictureAddress result;
  static_cast<Unescaped&>(result) = unescaped(address, value_span(address, span.begin + *value));
  if (result.text.find("+w+") != std::string::npos || result.text.find("+b+") != std::string::npos)
    std::ranges::replace(result.text, '+', ' ');
  result.flipped = says(own, "color=", {"black", "b"}) ||
                   says(own, "orientation=", {"black", "b"}) ||
                   says(own, "flip=", {"1", "true", "yes"});
  return result;
}

text::Diagnostic side_left_out(std::string_view address) {
  return text::warning("W-LOSS", {0, address.size()},
                       "address shows the board from Black's side; ignored",
                       "write `flip: yes` in a directive to turn the board");
}

}  // namespace dawson::notation
