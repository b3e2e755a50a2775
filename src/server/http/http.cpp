#include "server/http/http.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <exception>
#include <new>
#include <string_view>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "text/report.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"

namespace dawson::server {

Response failed(std::string_view what) {
  Response out = plain(500, "unknown error");
  try {
    throw;
  } catch (std::bad_alloc const&) {
    out = plain(503, "out of memory");
  } catch (std::exception const& error) {
    out = plain(500, error.what());
  } catch (...) {  // the status remains 500
  }
  fmt::print(stderr, "error: {}: {}\n", text::printable(what),
             text::printable(std::string_view(out.body).substr(0, out.body.size() - 1)));
  std::fflush(stderr);
  return out;
}

Response plain(int status, std::string_view line) {
  Response out;
  out.status = status;
  out.body = std::string(line) + "\n";
  out.headers.emplace_back("Cache-Control", "no-store");
  return out;
}

namespace {

// Unlike the names of strftime, these do not depend on the locale.
constexpr std::array<std::string_view, 12> months{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                  "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

std::string escaped(std::string_view text) {
  std::string out;
  for (char const c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (c >= ' ' && c <= '~') out += c;
    else out += fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
  }
  return out;
}

}  // namespace

std::string access_line(Served const& served, std::chrono::system_clock::time_point when) {
  std::tm const at = fmt::gmtime(when);
  std::string const request = served.refused > 0
                                  ? fmt::format("{} connections refused", served.refused)
                                  : escaped(served.request);
  return fmt::format("{} - - [{:02}/{}/{}:{:02}:{:02}:{:02} +0000] \"{}\" {} {}\n",
                     served.client.empty() ? "-" : served.client, at.tm_mday,
                     months[static_cast<std::size_t>(at.tm_mon)], at.tm_year + 1900, at.tm_hour,
                     at.tm_min, at.tm_sec, request.empty() ? "-" : request, served.status,
                     served.bytes);
}

std::size_t ResponseCache::size_of(Entry const& entry) {
  constexpr std::size_t around = 200;  // bytes of overhead of lists, maps and strings
  std::size_t bytes = around + entry.first.size() + entry.second.body.size();
  for (auto const& [name, value] : entry.second.headers) bytes += name.size() + value.size();
  return bytes;
}

Response const* ResponseCache::find(std::string const& target) {
  auto const place = places_.find(target);
  if (place == places_.end()) return nullptr;
  entries_.splice(entries_.begin(), entries_, place->second);
  return &place->second->second;
}

void ResponseCache::keep(std::string const& target, Response response) {
  if (find(target)) return;
  entries_.emplace_front(target, std::move(response));
  // An entry larger than the whole cache removes no others.
  if (size_of(entries_.front()) > most_) return entries_.pop_front();
  places_.emplace(entries_.front().first, entries_.begin());
  bytes_ += size_of(entries_.front());
  while (bytes_ > most_ && !entries_.empty()) {
    bytes_ -= size_of(entries_.back());
    places_.erase(entries_.back().first);
    entries_.pop_back();
  }
}

bool accepts_gzip(std::string_view accepted) {
  for (std::size_t at = 0; at < accepted.size();) {
    std::size_t const end = std::min(accepted.find(',', at), accepted.size());
    std::string coding;
    for (char const byte : accepted.substr(at, end - at))
      if (byte != ' ' && byte != '\t') coding += text::to_lower(byte);
    if (coding == "gzip" || coding == "*") return true;
    if (coding.starts_with("gzip;q=")) return coding.find_first_of("123456789") != coding.npos;
    at = end + 1;
  }
  return false;
}

namespace {

text::Diagnostic fault(std::size_t begin, std::size_t end, std::string_view message,
                       std::string_view hint) {
  return text::error("E-URL", {begin, end}, std::string(message), std::string(hint));
}

// Decodes the bytes from `begin` to `end`, where `+` may be a blank.
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
