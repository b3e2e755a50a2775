// Requests and responses as plain values, independent of the transport.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dawson::server {

/// A request as received, within the limits of `HttpServer`.
struct Request {
  std::string method;           ///< "GET"
  std::string target;           ///< path and query, still escaped
  std::string host;             ///< the header of that name, as the members below; "" if missing
  std::string origin;           ///< sent only by browsers
  std::string if_none_match;    ///< version that the client already has
  std::string accept_encoding;  ///< accepted compressions
  std::string body;
};

using Headers = std::vector<std::pair<std::string, std::string>>;

/// A response.
struct Response {
  int status = 200;
  std::string type = "text/plain; charset=utf-8";
  std::string body;
  Headers headers;      ///< headers other than type and length
  bool events = false;  ///< the connection stays open for events of `HttpServer::tell`
};

/// Accepts the response to a request; called once, from any thread.
using Answer = std::function<void(Response)>;

/// Answers a request, immediately or later. It is called on the network thread, which waits for it
/// to return.
using Handler = std::function<void(Request, Answer)>;

/// Reports the exception that is being handled (call it in a `catch` block): writes a line to
/// standard error that names `what` was being done, and returns the response for the client, 503 if
/// memory has run out, otherwise 500.
Response failed(std::string_view what);

/// Returns a response of one line of plain text, which no cache keeps.
Response plain(int status, std::string_view line);

}  // namespace dawson::server
