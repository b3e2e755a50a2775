// The language server of the package. lsp.js reads and writes its messages.
#include <algorithm>
#include <chrono>
#include <string>
#include <string_view>

#include "lsp/protocol/json.hpp"
#include "lsp/server.hpp"

/// Adds one message, the body of `size` bytes; with the size 0, works on one of those added, or
/// publishes findings that are due. Returns JSON, valid until the next call: `messages` to send;
/// `works` if there is more to do; `wait`, the milliseconds until findings are due; `status` after
/// `exit`.
extern "C" char const* dawson_lsp(char const* body, std::size_t size) {
  using dawson::lsp::Json;
  using Clock = dawson::lsp::Server::Clock;
  static dawson::lsp::Server server(DAWSON_VERSION);
  static std::string answer;
  bool works = size > 0;
  if (size > 0) server.receive({body, size});
  else works = server.work();
  auto due = server.publishes_at();
  if (!works && due && *due <= Clock::now()) {
    server.publish();
    works = true;
    due = server.publishes_at();
  }
  Json out{{"messages", Json::array()}, {"works", works}};
  for (std::string& message : server.take_messages()) out["messages"].push_back(std::move(message));
  if (due) {
    auto const left = std::chrono::ceil<std::chrono::milliseconds>(*due - Clock::now());
    out["wait"] = std::max<std::int64_t>(left.count(), 0);
  }
  if (auto const status = server.status()) out["status"] = *status;
  answer = out.dump();
  return answer.c_str();
}
