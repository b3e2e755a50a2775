#include "notation/picture_address.hpp"

#include <algorithm>

#include "text/ascii.hpp"

namespace dawson::notation {
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
