// JSON values of the protocol, and the errors of requests.
#pragma once

#include <exception>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "lsp/protocol/line_index.hpp"

namespace dawson::lsp {

using Json = nlohmann::json;

/// Error codes of JSON-RPC and LSP 3.17.
enum class ErrorCode : int {
  parse_error = -32700,
  invalid_request = -32600,
  method_not_found = -32601,
  invalid_params = -32602,
  internal_error = -32603,
  not_initialized = -32002,
  request_cancelled = -32800,
  content_modified = -32801,
};

/// The error that answers a request.
class RequestError : public std::exception {
 public:
  RequestError(ErrorCode code, std::string message) : code_(code), message_(std::move(message)) {}
  ErrorCode code() const { return code_; }
  char const* what() const noexcept override { return message_.c_str(); }

 private:
  ErrorCode code_;
  std::string message_;
};

/// Returns a position or a range as JSON.
Json json_of(Position const& position);
Json json_of(Range const& range);

/// Reads a position or a range. Throws RequestError (invalid_params).
Position position_in(Json const& value);
Range range_in(Json const& value);

/// Returns a member of an object. Throws RequestError (invalid_params) if there is none.
Json const& member(Json const& object, char const* name);
/// Returns a text. Throws RequestError (invalid_params) if there is none.
std::string text_in(Json const& object, char const* name);

/// Returns the value at a path of member names ("textDocument/hover/contentFormat"); null without.
Json const& value_at(Json const& object, std::string_view path);

/// Returns a value as text, with U+FFFD for what is not UTF-8.
std::string dumped(Json const& value);

}  // namespace dawson::lsp
