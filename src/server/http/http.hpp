// What a server is asked and what it answers: plain values, whatever carries them.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dawson::server {

/// A request as it came, within the limits of `HttpServer`.
struct Request {
  std::string method;           ///< "GET"
  std::string target;           ///< path and query, still escaped
  std::string host;             ///< the header of that name; the others too, "" without one
  std::string origin;           ///< only browsers send it
  std::string if_none_match;    ///< what the client has already
  std::string accept_encoding;  ///< how the answer may be packed
  std::string body;
};

using Headers = std::vector<std::pair<std::string, std::string>>;

struct Response {
  int status = 200;
  std::string type = "text/plain; charset=utf-8";
  std::string body;
  Headers headers;      ///< besides type and length
  bool events = false;  ///< the connection stays open for what `HttpServer::tell` sends
};

/// Takes a response, once, from whatever thread.
using Answer = std::function<void(Response)>;

/// Answers a request, at once or later. It is called on the thread of the network, which waits.
using Handler = std::function<void(Request, Answer)>;

/// Within a `catch`, whatever was thrown: a line on standard error that names `what` was being
/// done, and the response to whoever waits, 503 where memory has run out and otherwise 500.
Response failed(std::string_view what);

/// A response of one line of plain text, which no cache keeps.
Response plain(int status, std::string_view line);

}  // namespace dawson::server
