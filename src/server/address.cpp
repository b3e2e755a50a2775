#include "server/address.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "text/ascii.hpp"
#include "text/utf8.hpp"

namespace dawson::server {
namespace {

text::Diagnostic fault(std::size_t begin, std::size_t end, std::string_view message,
                       std::string_view hint) {
  return text::error("E-URL", {begin, end}, std::string(message), std::string(hint));
}

// The bytes from `begin` to `end`, which may hold `+` for blanks.
text::Result<std::string> unescaped(std::string_view target, std::size_t begin, std::size_t end,
                                    bool plus) {
  std::string out;
  for (std::size_t at = begin; at < end; ++at) {
    char byte = target[at];
    std::size_t const from = at;
    if (byte == '%') {
      unsigned value = 0;
      char const* const digits = target.data() + at + 1;
      bool const whole = at + 2 < end;
      auto const [last, error] = whole
                                     ? std::from_chars(digits, digits + 2, value, 16)
                                     : std::from_chars_result{digits, std::errc::invalid_argument};
      if (error != std::errc{} || last != digits + 2)
        return fault(at, std::min(at + 3, end), "invalid escape",
                     "write % and two hexadecimal digits: `%23` for #");
      byte = static_cast<char>(value);
      at += 2;
    } else if (byte == '+' && plus) {
      byte = ' ';
    }
    if (static_cast<unsigned char>(byte) < ' ' || byte == '\x7F')
      return fault(from, at + 1, "control character in the address",
                   "remove it: a value is one line");
    out += byte;
  }
  if (text::find_invalid_utf8(out) != std::string::npos)
    return fault(begin, end, "invalid UTF-8 in the address",
                 "write the bytes of UTF-8 as escapes: `%C3%BC` for u umlaut");
  return out;
}

}  // namespace

std::optional<std::string_view> Address::value(std::string_view name) const {
  auto const found = std::ranges::find(parameters, name, &Parameter::name);
  return found == parameters.end() ? std::nullopt : std::optional<std::string_view>(found->value);
}

text::Result<Address> read_address(std::string_view target) {
  std::size_t const hash = std::min(target.find('#'), target.size());
  std::size_t const query = std::min(target.find('?'), hash);
  Address out;
  auto path = unescaped(target, 0, query, false);
  if (!path) return path.error();
  out.path = std::move(*path);
  for (std::size_t at = query + 1; at < hash;) {
    std::size_t const end = std::min(target.find('&', at), hash);
    std::size_t const equals = std::min(target.find('=', at), end);
    auto name = unescaped(target, at, equals, true);
    if (!name) return name.error();
    auto value = unescaped(target, std::min(equals + 1, end), end, true);
    if (!value) return value.error();
    if (end > at) out.parameters.push_back({std::move(*name), std::move(*value)});
    at = end + 1;
  }
  return out;
}

std::string with_escapes(std::string_view text, bool (*stays)(char)) {
  std::string out;
  for (char const byte : text)
    if (stays(byte)) out += byte;
    else out += fmt::format("%{:02X}", static_cast<unsigned char>(byte));
  return out;
}

std::string escaped_value(std::string_view text) {
  return with_escapes(text, [](char byte) {
    return text::is_alphanumeric(byte) ||
           std::string_view("-.~/").find(byte) != std::string_view::npos;
  });
}

}  // namespace dawson::server
