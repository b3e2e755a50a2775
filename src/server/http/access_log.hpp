// What was asked and answered, a line each, in the form that programs for logs read.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>

namespace dawson::server {

struct Served {
  std::string client;   ///< the address that is connected; behind a proxy the proxy's
  std::string request;  ///< the first line, "GET / HTTP/1.1"; empty where none was read
  int status = 200;
  std::size_t bytes = 0;  ///< of the body
};

/// Told on the network's thread when an answer is about to go out.
using AccessLog = std::function<void(Served const&)>;

/// A line of NCSA's Common Log Format, in UTC, with its end. Quotes, backslashes and what is no
/// printable ASCII are escaped as Apache does it, so that a request writes no line of its own.
std::string access_line(Served const& served, std::chrono::system_clock::time_point when);

}  // namespace dawson::server
