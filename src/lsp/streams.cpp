#include "lsp/streams.hpp"

#include <fmt/format.h>
#include <poll.h>
#include <signal.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>

#include "disk/descriptors.hpp"
#include "lsp/protocol/message_stream.hpp"

namespace dawson::lsp {
namespace {

using namespace std::chrono_literals;
using Clock = Server::Clock;

// How often the process of the client is looked at.
constexpr auto look_at_client = 2s;

bool has_ended(std::int64_t process) {
  return process > 0 && ::kill(static_cast<pid_t>(process), 0) != 0 && errno == ESRCH;
}

class ServerLoop {
 public:
  ServerLoop(Server& server, Streams const& streams) : server_(server), streams_(streams) {}

  int run() {
    while (!server_.status()) {
      while (is_readable(0ms))
        if (!read()) return ended();
      if (server_.work()) {
        flush();
        continue;
      }
      if (auto const at = server_.publishes_at(); at && *at <= Clock::now()) {
        server_.publish();
        flush();
        continue;
      }
      if (!wait()) return ended();
    }
    flush();
    return *server_.status();
  }

 private:
  // Waits for a message or for the time of publishing; returns false if the client has ended.
  bool wait() {
    auto const now = Clock::now();
    auto until = now + look_at_client;
    if (auto const at = server_.publishes_at()) until = std::min(until, *at);
    auto const left = std::chrono::ceil<std::chrono::milliseconds>(until - now);
    if (is_readable(std::max(left, 0ms))) return read();
    auto const client = server_.client_process();
    return !client || !has_ended(*client);
  }

  bool is_readable(std::chrono::milliseconds wait) const {
    pollfd one{streams_.in, POLLIN, 0};
    int const found = ::poll(&one, 1, static_cast<int>(wait.count()));
    return found > 0 && (one.revents & (POLLIN | POLLHUP | POLLERR | POLLNVAL)) != 0;
  }

  // Reads what has arrived; returns false at the end of the stream.
  bool read() {
    ssize_t const got = run::read_some(streams_.in, block_.data(), block_.size());
    if (got < 0) run::refuse("cannot read", "standard input", errno);
    if (got == 0) return false;
    reader_.add({block_.data(), static_cast<std::size_t>(got)});
    while (auto const body = reader_.next()) {
      log("->", *body);
      server_.receive(*body);
    }
    for (std::size_t skipped = reader_.take_skipped(); skipped > 0; --skipped)
      server_.receive_too_long();
    return true;
  }

  void flush() {
    std::string out;
    for (std::string const& body : server_.take_messages()) {
      log("<-", body);
      out += framed(body);
    }
    if (!out.empty()) run::write_all(streams_.out, out, "standard output");
  }

  void log(std::string_view direction, std::string_view body) const {
    if (streams_.log >= 0)
      run::write_all(streams_.log, fmt::format("{} {}\n", direction, body), "the log");
  }

  // Handles the messages that arrived before the stream ended. Answers are not written.
  int ended() {
    while (!server_.status() && server_.work()) server_.take_messages();
    return server_.status().value_or(1);
  }

  Server& server_;
  Streams const& streams_;
  MessageReader reader_;
  std::array<char, 1U << 16U> block_{};
};

}  // namespace

int run_server(Server& server, Streams const& streams) {
  ::signal(SIGPIPE, SIG_IGN);  // a client that has closed its stream is a failed write
  return ServerLoop(server, streams).run();
}

}  // namespace dawson::lsp
