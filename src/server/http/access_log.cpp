#include "server/http/access_log.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <array>
#include <string_view>

namespace dawson::server {
namespace {

// Not strftime's names, which are the locale's.
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
  return fmt::format("{} - - [{:02}/{}/{}:{:02}:{:02}:{:02} +0000] \"{}\" {} {}\n",
                     served.client.empty() ? "-" : served.client, at.tm_mday,
                     months[static_cast<std::size_t>(at.tm_mon)], at.tm_year + 1900, at.tm_hour,
                     at.tm_min, at.tm_sec, served.request.empty() ? "-" : escaped(served.request),
                     served.status, served.bytes);
}

}  // namespace dawson::server
