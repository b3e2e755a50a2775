// Connections of the server, on Boost.Beast, which takes ten seconds to compile: only for
// http_server.cpp.
#pragma once

#include <utility>  // Asio of Boost 1.74 does not include it for C++20

#include <boost/asio/dispatch.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <csignal>
#include <deque>
#include <optional>
#include <set>

#include "disk/descriptors.hpp"
#include "server/http/http_server.hpp"

namespace dawson::server {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using Tcp = net::ip::tcp;

inline constexpr std::chrono::seconds shutdown_time{
    1};  // for responses in progress when the server ends
inline constexpr std::chrono::milliseconds retry_delay{
    100};  // before the next attempt to accept a connection
// detects a stream that the client no longer reads
inline constexpr std::chrono::seconds heartbeat_interval{15};
// Multiple of the limit of connections: with those that are leaving, and those that are read only
// to answer /health.
inline constexpr std::size_t most_open = 4;
inline constexpr std::size_t most_unsent = 64;  // events that a client has not received

inline std::string event_text(std::string_view event, std::string_view data) {
  return fmt::format("event: {}\ndata: {}\n\n", event, data);
}

class Connection;

struct HttpServer::Network {
  Network(Handler answerer, HttpLimits const& limited, AccessLog logged)
      : handler(std::move(answerer)), limits(limited), log(std::move(logged)) {}

  void open(std::string const& address, std::uint16_t port);
  void accept();
  void accept_later();
  bool is_full() const;
  bool make_room();
  void count_refused();
  void end();

  std::set<Connection*> connections;  // outlives the context, which destroys them
  net::io_context context{1};
  Tcp::acceptor acceptor{context};
  net::signal_set signals{context, SIGINT, SIGTERM};
  net::steady_timer last_moment{context}, pause{context}, refusals{context};
  std::size_t unlogged = 0;  // since the last line of the log
  Handler handler;
  HttpLimits limits;
  AccessLog log;
  std::string latest_event;
  bool ending = false;
};

// One client: a request is read, answered and the response written before the next one is read.
class Connection : public std::enable_shared_from_this<Connection> {
 public:
  Connection(HttpServer::Network& network, Tcp::socket socket)
      : network_(network), stream_(std::move(socket)), beat_(network_.context) {
    network_.connections.insert(this);
  }
  ~Connection() {
    network_.connections.erase(this);
    if (network_.ending && network_.connections.empty()) network_.context.stop();
  }
  Connection(Connection const&) = delete;
  Connection& operator=(Connection const&) = delete;

  bool has_events() const { return has_events_; }
  bool is_idle() const { return idle_; }
  bool is_leaving() const { return leaving_; }

  std::chrono::steady_clock::time_point idle_since() const { return idle_since_; }

  // Closes a connection that waits for a request.
  void give_place() {
    leaving_ = true;
    close();
  }

  // Refuses all requests but those for the server's health.
  void read_beyond_limit() {
    beyond_limit_ = true;
    read();
  }

  void read() {
    idle_ = true;
    idle_since_ = std::chrono::steady_clock::now();
    parser_.emplace();
    HttpLimits const& limits = network_.limits;
    parser_->header_limit(static_cast<std::uint32_t>(limits.target + limits.header));
    parser_->body_limit(limits.body);
    stream_.expires_after(limits.wait);
    http::async_read(
        stream_, buffer_, *parser_,
        [self = shared_from_this()](beast::error_code error, std::size_t) { self->take(error); });
  }

  void refuse(int status, std::string_view line) {
    keep_alive_ = false;
    write(plain(status, line));
  }

  void send(std::string event) {
    if (unsent_.size() >= most_unsent) return close();
    unsent_.push_back(std::move(event));
    if (unsent_.size() == 1) send_next();
  }

  void close() {
    beat_.cancel();
    beast::error_code ignored;
    stream_.socket().shutdown(Tcp::socket::shutdown_send, ignored);
    stream_.close();
  }

 private:
  using Parser = http::request_parser<http::string_body>;
  using Written = http::response<http::string_body>;

  void take(beast::error_code error) {
    idle_ = false;
    if (error == http::error::header_limit)
      return refuse(431, "the header of the request is too long");
    if (error == http::error::body_limit) return refuse(413, "the body of the request is too long");
    if (error && (error == http::error::end_of_stream || error.category() != http_category()))
      return close();  // the client is gone or too slow
    if (error) return refuse(400, "invalid HTTP request: " + error.message());
    auto& message = parser_->get();
    version_ = message.version();
    keep_alive_ = message.keep_alive() && !network_.ending;
    head_only_ = message.method() == http::verb::head;
    if (network_.log)
      line_ = fmt::format("{} {} HTTP/{}.{}", std::string(message.method_string()),
                          std::string(message.target()), version_ / 10, version_ % 10);
    if (beyond_limit_) {
      keep_alive_ = false;
      if (message.target() != "/health") {
        network_.count_refused();
        return refuse(503, "too many connections");
      }
    }
    if (message.count(http::field::host) > 1)
      return refuse(400, "a request must name exactly one host");  // RFC 9112, 3.2
    if (message.target().size() > network_.limits.target)
      return refuse(414,
                    fmt::format("an address may have at most {} bytes", network_.limits.target));
    auto const header = [&](http::field name) { return std::string(message[name]); };
    Request request{std::string(message.method_string()),
                    std::string(message.target()),
                    header(http::field::host),
                    header(http::field::origin),
                    header(http::field::if_none_match),
                    header(http::field::accept_encoding),
                    std::move(message.body())};
    std::string const target = request.target;
    try {
      network_.handler(std::move(request), [self = shared_from_this()](Response response) {
        net::post(self->network_.context, [self, response = std::move(response)]() mutable {
          self->write(std::move(response));
        });
      });
    } catch (...) {
      write(failed(target));
    }
  }

  static boost::system::error_category const& http_category() {
    return http::make_error_code(http::error::end_of_stream).category();
  }

  static bool has_content(Response const& response) {
    return response.status != 204 && response.status != 304;
  }

  void write(Response response) {
    if (!stream_.socket().is_open()) return;
    if (response.events && !may_have_events()) return refuse(503, "too many pages are open");
    log(response);
    written_.emplace(static_cast<http::status>(response.status), version_);
    for (auto const& [name, value] : response.headers) written_->insert(name, value);
    if (!response.type.empty()) written_->set(http::field::content_type, response.type);
    has_events_ = response.events;
    written_->keep_alive(keep_alive_ && !has_events_);
    if (has_events_) written_->content_length({});
    else if (has_content(response)) written_->content_length(response.body.size());
    if (!head_only_ && has_content(response)) written_->body() = std::move(response.body);
    serializer_.emplace(*written_);
    stream_.expires_after(network_.limits.wait);
    auto const then = [self = shared_from_this()](beast::error_code error, std::size_t) {
      self->wrote(error);
    };
    if (has_events_) http::async_write_header(stream_, *serializer_, then);
    else http::async_write(stream_, *serializer_, then);
  }

  void log(Response const& response) {
    if (!network_.log || (beyond_limit_ && response.status == 503)) return;
    beast::error_code unknown;
    auto const client = stream_.socket().remote_endpoint(unknown);
    bool const has_body = !head_only_ && has_content(response);
    network_.log({unknown ? std::string() : client.address().to_string(), std::exchange(line_, {}),
                  response.status, has_body ? response.body.size() : 0, 0});
  }

  bool may_have_events() const {
    std::size_t open = 0;
    for (Connection const* one : network_.connections)
      if (one->has_events()) ++open;
    return open < network_.limits.event_streams && !network_.ending;
  }

  void wrote(beast::error_code error) {
    if (error) return close();
    if (has_events_) return begin_events();
    if (!keep_alive_ || network_.ending) return linger();
    read();
  }

  // Closing a socket while the client still writes would discard the response.
  void linger() {
    leaving_ = true;
    beast::error_code ignored;
    stream_.socket().shutdown(Tcp::socket::shutdown_send, ignored);
    stream_.expires_after(shutdown_time);
    rest_.resize(4096);
    drain();
  }

  void drain() {
    stream_.async_read_some(net::buffer(rest_),
                            [self = shared_from_this()](beast::error_code error, std::size_t read) {
                              self->drained_ += read;
                              constexpr std::size_t enough = 4 * 1024 * 1024;
                              if (error || self->drained_ > enough) self->close();
                              else self->drain();
                            });
  }

  void begin_events() {
    stream_.expires_never();
    if (!network_.latest_event.empty()) send(network_.latest_event);
    // Further data of the client is ignored until it closes the connection.
    rest_.resize(64);
    wait_for_the_end();
    beat();
  }

  void wait_for_the_end() {
    stream_.socket().async_read_some(
        net::buffer(rest_), [self = shared_from_this()](beast::error_code error, std::size_t) {
          if (error) self->close();
          else self->wait_for_the_end();
        });
  }

  void beat() {
    beat_.expires_after(heartbeat_interval);
    beat_.async_wait([weak = weak_from_this()](beast::error_code error) {
      auto const self = weak.lock();
      if (error || !self) return;
      self->send(":\n\n");
      self->beat();
    });
  }

  void send_next() {
    net::async_write(stream_.socket(), net::buffer(unsent_.front()),
                     [self = shared_from_this()](beast::error_code error, std::size_t) {
                       if (error) return self->close();
                       self->unsent_.pop_front();
                       if (!self->unsent_.empty()) self->send_next();
                     });
  }

  HttpServer::Network& network_;
  beast::tcp_stream stream_;
  net::steady_timer beat_;
  beast::flat_buffer buffer_;
  std::optional<Parser> parser_;
  std::optional<Written> written_;
  std::optional<http::response_serializer<http::string_body>> serializer_;
  std::deque<std::string> unsent_;
  std::string line_;  // of the request, for the log
  std::string rest_;
  std::size_t drained_ = 0;
  unsigned version_ = 11;
  bool keep_alive_ = false;
  bool head_only_ = false;
  bool has_events_ = false;
  bool idle_ = false;
  bool beyond_limit_ = false;
  std::chrono::steady_clock::time_point idle_since_{};
  bool leaving_ = false;  // the response is sent; the client has not yet closed
};

}  // namespace dawson::server
