#include "server/http/http.hpp"

namespace dawson::server {

Response plain(int status, std::string_view line) {
  Response out;
  out.status = status;
  out.body = std::string(line) + "\n";
  out.headers.emplace_back("Cache-Control", "no-store");
  return out;
}

}  // namespace dawson::server
