// An HTTP/1.1 server on one thread, built on Boost.Beast. Slow or broken clients cannot block it.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "server/http/http.hpp"

namespace dawson::server {

/// Limits of requests and connections; a request beyond one gets the status given here.
struct HttpLimits {
  std::size_t target = 8 * 1024;   ///< bytes of path and query; above: 414
  std::size_t header = 8 * 1024;   ///< bytes of all other lines of the head; above: 431
  std::size_t body = 1024 * 1024;  ///< bytes; above: 413
  /// A new connection beyond this number takes the place of one that waits for a request; if there
  /// is none: 503, except for /health
  std::size_t connections = 64;
  std::size_t event_streams = 16;  ///< event streams among them; above: 503
  /// Time to receive a whole request, and to send a whole response.
  std::chrono::milliseconds wait{10'000};
};

/// The server. `handler` answers its requests.
class HttpServer {
 public:
  /// Listens at `address` ("127.0.0.1", "::1") and `port` (0: any free port). Throws SystemError if
  /// that is impossible. `handler` may answer at any time until the server is destroyed. `log` is
  /// called for each response, and once a second with the number of refused connections.
  HttpServer(std::string const& address, std::uint16_t port, Handler handler,
             HttpLimits const& limits = {}, AccessLog log = {});
  ~HttpServer();
  HttpServer(HttpServer const&) = delete;
  HttpServer& operator=(HttpServer const&) = delete;

  /// Returns the port that it listens at.
  std::uint16_t port() const;

  /// Serves requests until `stop`, INT or TERM; then sends the responses to pending requests, for
  /// at most a second.
  void run();

  /// Ends `run`. May be called from any thread.
  void stop();

  /// Sends an event (server-sent events; `data` is one line) to all clients connected for events,
  /// and later to each new one as its first event. May be called from any thread.
  void emit(std::string_view event, std::string_view data);

 private:
  friend class Connection;
  struct Network;
  std::unique_ptr<Network> network_;
};

}  // namespace dawson::server
