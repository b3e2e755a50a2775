// Requests with their addresses, and responses, as plain values, independent of the transport; the
// access log, the compressions that a client accepts, and a cache of recent responses.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/diagnostic.hpp"

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

/// A request that has been answered, or several that were refused since the server was full.
struct Served {
  std::string client;   ///< address of the connected client; behind a proxy, that of the proxy
  std::string request;  ///< request line, "GET / HTTP/1.1"; empty if none was read
  int status = 200;
  std::size_t bytes = 0;    ///< size of the response body
  std::size_t refused = 0;  ///< number of refused connections in the last second; then no client
};

/// Called on the network thread when a response is about to be sent.
using AccessLog = std::function<void(Served const&)>;

/// Returns a line of NCSA's Common Log Format, in UTC, with its line end. Quotes, backslashes and
/// all bytes that are not printable ASCII are escaped as Apache does it, so that a request cannot
/// forge a line.
std::string access_line(Served const& served, std::chrono::system_clock::time_point when);

/// Keeps the responses that were requested most recently.
class ResponseCache {
 public:
  /// Creates a cache of at most `most` bytes of addresses, bodies and headers.
  explicit ResponseCache(std::size_t most = 64 * 1024 * 1024) : most_(most) {}

  /// Returns the response kept for an address; null if there is none (any more).
  Response const* find(std::string const& target);

  /// Keeps a response; removes those whose last request is the longest ago. A response larger than
  /// the cache is not kept.
  void keep(std::string const& target, Response response);

  /// Returns the number of bytes kept.
  std::size_t bytes() const { return bytes_; }

 private:
  using Entry = std::pair<std::string, Response>;
  static std::size_t size_of(Entry const& entry);

  std::size_t most_;
  std::size_t bytes_ = 0;
  std::list<Entry> entries_;  ///< most recently requested first
  std::map<std::string_view, std::list<Entry>::iterator> places_;
};

/// Returns whether Accept-Encoding names gzip and does not refuse it (RFC 9110, 12.5.3).
bool accepts_gzip(std::string_view accept_encoding);

/// A parameter, unescaped.
struct Parameter {
  std::string name;
  std::string value;
};

/// An address, unescaped.
struct Address {
  std::string path;                   ///< "/board.svg"
  std::vector<Parameter> parameters;  ///< in the order of the address

  /// Returns the value of the first parameter of that name; no value if there is none.
  std::optional<std::string_view> value(std::string_view name) const;
};

/// Parses an address such as "/board.svg?fen=8/8&width=360" and unescapes path and parameters; `+`
/// is a blank in a value, as in PHP. Returns E-URL, with its span in `target`, for a broken escape,
/// a control character (values have one line), or text that is not UTF-8.
text::Result<Address> read_address(std::string_view target);

/// Returns `text` with an escape for each byte for which `stays` returns false.
std::string with_escapes(std::string_view text, bool (*stays)(char));

/// Returns `text` as a parameter value: all bytes except letters, digits and -.~/ are escaped.
std::string escaped_value(std::string_view text);

}  // namespace dawson::server
