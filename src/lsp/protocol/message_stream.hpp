// The base protocol of LSP: messages with a header, read from a stream of bytes. For the language
// server.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace dawson::lsp {

/// Splits a stream into the bodies of its messages. Names of header fields may be in any case;
/// fields other than Content-Length are ignored.
class MessageReader {
 public:
  /// Largest body, in bytes. A longer message is skipped.
  static constexpr std::size_t longest = std::size_t{64} << 20U;

  /// Appends bytes that have arrived.
  void add(std::string_view bytes);

  /// Returns the next complete body; no value if more bytes are needed. A header without a valid
  /// length is skipped up to the next empty line.
  std::optional<std::string> next();

  /// Returns the number of messages that were skipped since the last call: they were too long.
  std::size_t take_skipped();

 private:
  bool read_header();

  std::string bytes_;
  std::size_t at_ = 0;
  std::optional<std::size_t> length_;  // of the body that begins at `at_`
  std::size_t to_skip_ = 0;            // bytes of a body that is too long
  std::size_t skipped_ = 0;
};

/// Returns a body with its header.
std::string framed(std::string_view body);

}  // namespace dawson::lsp
