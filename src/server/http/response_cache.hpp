// A cache of recent responses, in memory.
#pragma once

#include <cstddef>
#include <list>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "server/http/http.hpp"

namespace dawson::server {

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

}  // namespace dawson::server
