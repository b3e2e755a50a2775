#include "server/http/accepts_gzip.hpp"

#include "text/ascii.hpp"

namespace dawson::server {

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

}  // namespace dawson::server
