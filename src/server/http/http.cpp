#include "server/http/http.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <exception>
#include <new>

#include "text/report.hpp"

namespace dawson::server {

Response failed(std::string_view what) {
  Response out = plain(500, "unknown error");
  try {
    throw;
  } catch (std::bad_alloc const&) {
    out = plain(503, "out of memory");
  } catch (std::exception const& error) {
    out = plain(500, error.what());
  } catch (...) {  // 500 as it is
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

}  // namespace dawson::server
