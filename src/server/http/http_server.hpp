// A server of HTTP/1.1 on one thread, on Boost.Beast, that no slow or broken client can hold up.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "server/http/access_log.hpp"
#include "server/http/http.hpp"

namespace dawson::server {

struct HttpLimits {
  std::size_t target = 8 * 1024;   ///< bytes of path and query; beyond: 414
  std::size_t header = 8 * 1024;   ///< bytes of all other lines of the head; beyond: 431
  std::size_t body = 1024 * 1024;  ///< bytes; beyond: 413
  std::size_t connections = 64;    ///< beyond: 503
  std::size_t event_streams = 16;  ///< of these; beyond: 503
  std::chrono::milliseconds wait{
      10'000};  ///< for a whole request, and for a whole answer to go out
};

class HttpServer {
 public:
  /// Listens at `address` ("127.0.0.1", "::1") and `port` (0: any that is free). Throws SystemError
  /// where that cannot be. Answers may come until the server goes. `log` hears of each of them.
  HttpServer(std::string const& address, std::uint16_t port, Handler handler,
             HttpLimits const& limits = {}, AccessLog log = {});
  ~HttpServer();
  HttpServer(HttpServer const&) = delete;
  HttpServer& operator=(HttpServer const&) = delete;

  std::uint16_t port() const;

  /// Answers until `stop`, INT or TERM; then requests that are being answered go out, for a second
  /// at most.
  void run();

  /// From any thread.
  void stop();

  /// Sends an event (server-sent events; `data` is one line) to all that are connected for them,
  /// and to those who connect later, as their first one. From any thread.
  void tell(std::string_view event, std::string_view data);

 private:
  friend class Connection;
  struct Network;
  std::unique_ptr<Network> network_;
};

}  // namespace dawson::server
