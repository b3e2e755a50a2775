// The language server: answers the messages of LSP 3.17 about open documents. It knows no streams:
// callers pass it messages and take those that it sends.
#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "lsp/documents/workspace.hpp"
#include "lsp/protocol/json.hpp"
#include "lsp/requests/client.hpp"

namespace dawson::lsp {

/// One server for one client.
class Server {
 public:
  using Clock = std::chrono::steady_clock;

  /// Creates a server; `version` is that of the program.
  explicit Server(std::string version) : version_(std::move(version)) {}

  /// Adds a message that has arrived, a body as bytes.
  void receive(std::string_view body);
  /// Adds a message that was too long to be kept.
  void receive_too_long();

  /// Works on the next message that has arrived; returns false if there is none. All messages that
  /// have arrived should be added first, so that requests that are cancelled are not worked on.
  bool work();

  /// Returns when `publish` should be called if no message arrives before; no value if nothing
  /// waits.
  std::optional<Clock::time_point> publishes_at() const;
  /// Reads what has changed and sends its findings.
  void publish();

  /// Returns the messages to be sent, as bodies, and forgets them.
  std::vector<std::string> take_messages() { return std::exchange(sent_, {}); }

  /// Returns the status with which the program ends; no value before `exit`.
  std::optional<int> status() const { return status_; }
  /// Returns the process of the client, which ends the server if it ends; no value if unknown.
  std::optional<std::int64_t> client_process() const { return client_process_; }

 private:
  enum class State : std::uint8_t { new_, ready, shut_down };

  void send(Json message);
  void send_error(Json const& id, ErrorCode code, std::string_view message);
  void notify(std::string_view method, Json parameters);
  void ask(std::string_view method, Json parameters, std::function<void(Json const&)> answered);
  void take_response(Json const& message);
  void take_request(Json const& message);
  void take_notification(std::string const& method, Json const& parameters);
  bool is_cancelled(Json const& id) const;
  bool is_outdated(std::string const& method, Json const& parameters) const;
  Json initialize(Json const& parameters);
  void initialized();
  void ask_for_settings();
  void watch_files();
  void changed(OpenDocument const& document);
  void all_changed();
  void publish_findings();
  void ask_for_files();
  void notify_of_previews();
  Json pulled_findings(Json const& parameters);

  std::string version_;
  State state_ = State::new_;
  Workspace workspace_;
  ClientAbilities client_;
  std::deque<Json> waiting_;
  std::vector<std::string> sent_;
  std::optional<int> status_;
  std::optional<std::int64_t> client_process_;
  std::int64_t next_id_ = 1;
  std::map<std::int64_t, std::function<void(Json const&)>> asked_;
  std::map<std::string, Json> published_;  // findings by URI, those that are not empty
  std::optional<Clock::time_point> first_change_, last_change_;  // since the last reading
  std::chrono::microseconds took_{0};                            // the last reading
};

}  // namespace dawson::lsp
