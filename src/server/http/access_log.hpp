// The access log: one line for each request, in the format that log analysers read.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>

namespace dawson::server {

/// A request that has been answered.
struct Served {
  std::string client;   ///< address of the connected client; behind a proxy, that of the proxy
  std::string request;  ///< request line, "GET / HTTP/1.1"; empty if none was read
  int status = 200;
  std::size_t bytes = 0;  ///< size of the response body
};

/// Called on the network thread when a response is about to be sent.
using AccessLog = std::function<void(Served const&)>;

/// Returns a line of NCSA's Common Log Format, in UTC, with its line end. Quotes, backslashes and
/// all bytes that are not printable ASCII are escaped as Apache does it, so that a request cannot
/// forge a line.
std::string access_line(Served const& served, std::chrono::system_clock::time_point when);

}  // namespace dawson::server
