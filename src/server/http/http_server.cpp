#include "server/http/http_server.hpp"

#include "server/http/http_connection.hpp"

namespace dawson::server {

void HttpServer::Network::open(std::string const& address, std::uint16_t port) {
  beast::error_code error;
  auto const refused = [&] {
    if (error)
      throw run::SystemError(
          fmt::format("cannot listen on {} port {}: {}", address, port, error.message()));
  };
  auto const parsed = net::ip::make_address(address, error);
  refused();
  Tcp::endpoint const endpoint(parsed, port);
  acceptor.open(endpoint.protocol(), error);
  refused();
  acceptor.set_option(net::socket_base::reuse_address(true), error);
  refused();
  acceptor.bind(endpoint, error);
  refused();
  acceptor.listen(net::socket_base::max_listen_connections, error);
  refused();
}

void HttpServer::Network::accept() {
  acceptor.async_accept([this](beast::error_code error, Tcp::socket socket) {
    if (ending) return;
    // If descriptors or memory run out the client waits in the system's queue; accepting again at
    // once would be a busy loop.
    if (error && error != net::error::connection_aborted) return accept_later();
    if (!error) {
      socket.set_option(Tcp::no_delay(true), error);
      bool const full = is_full() && !make_room();
      bool const flooded = full && connections.size() >= most_open * limits.connections;
      // A worker thread may hold the last reference; the connection is destroyed on the network
      // thread.
      auto const ends = [this](Connection* one) {
        net::dispatch(context, [own = std::unique_ptr<Connection>(one)] {});
      };
      std::shared_ptr<Connection> const connection(new Connection(*this, std::move(socket)), ends);
      if (flooded) connection->close(), count_refused();
      else if (full) connection->read_beyond_limit();
      else connection->read();
    }
    accept();
  });
}

void HttpServer::Network::accept_later() {
  pause.expires_after(retry_delay);
  pause.async_wait([this](beast::error_code error) {
    if (!error && !ending) accept();
  });
}

// A client that has its response but has not closed yet does not count: otherwise 64 clients that
// each close after a response would leave no room for others.
bool HttpServer::Network::is_full() const {
  auto const leaving =
      std::ranges::count_if(connections, [](Connection const* one) { return one->is_leaving(); });
  return connections.size() - static_cast<std::size_t>(leaving) >= limits.connections ||
         connections.size() >= most_open * limits.connections;
}

// Closes the connection that has waited longest for a request.
bool HttpServer::Network::make_room() {
  Connection* longest = nullptr;
  for (Connection* const one : connections)
    if (one->is_idle() && !one->is_leaving() &&
        (!longest || one->idle_since() < longest->idle_since()))
      longest = one;
  if (longest) longest->give_place();
  return longest != nullptr;
}

// Writes one line a second at most: a flood of requests must not fill the disk.
void HttpServer::Network::count_refused() {
  if (unlogged++ > 0 || !log) return;
  refusals.expires_after(std::chrono::seconds(1));
  refusals.async_wait([this](beast::error_code) {
    log({{}, {}, 503, 0, std::exchange(unlogged, 0)});
  });
}

void HttpServer::Network::end() {
  if (std::exchange(ending, true)) return;
  beast::error_code ignored;
  signals.cancel(ignored);
  pause.cancel();
  refusals.cancel();
  acceptor.close(ignored);
  auto const open = connections;
  for (Connection* one : open)
    if (one->has_events() || one->is_idle()) one->close();
  last_moment.expires_after(shutdown_time);
  last_moment.async_wait([this](beast::error_code) { context.stop(); });
  if (connections.empty()) context.stop();
}

HttpServer::HttpServer(std::string const& address, std::uint16_t port, Handler handler,
                       HttpLimits const& limits, AccessLog log)
    : network_(std::make_unique<Network>(std::move(handler), limits, std::move(log))) {
  network_->open(address, port);
  network_->signals.async_wait([network = network_.get()](beast::error_code error, int) {
    if (!error) network->end();
  });
  network_->accept();
}

HttpServer::~HttpServer() = default;

std::uint16_t HttpServer::port() const { return network_->acceptor.local_endpoint().port(); }

void HttpServer::run() {
  while (!network_->context.stopped()) {
    try {
      network_->context.run();
    } catch (...) {  // the failed connection is closed; the others continue
      failed("a connection");
    }
  }
}

void HttpServer::stop() {
  net::post(network_->context, [network = network_.get()] { network->end(); });
}

void HttpServer::emit(std::string_view event, std::string_view data) {
  net::post(network_->context, [network = network_.get(), text = event_text(event, data)] {
    network->latest_event = text;
    auto const open = network->connections;
    for (Connection* one : open)
      if (one->has_events()) one->send(text);
  });
}

}  // namespace dawson::server
