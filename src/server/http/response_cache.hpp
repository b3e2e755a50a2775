// The responses that were asked for last, in memory.
#pragma once

#include <cstddef>
#include <list>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "server/http/http.hpp"

namespace dawson::server {

class ResponseCache {
 public:
  /// `most` bytes of addresses, bodies and headers are kept.
  explicit ResponseCache(std::size_t most = 64 * 1024 * 1024) : most_(most) {}

  /// What was kept for an address; null where there is nothing, or no longer.
  Response const* find(std::string const& target);

  /// Keeps a response; the ones that were asked for longest ago go.
  void keep(std::string const& target, Response response);

  std::size_t bytes() const { return bytes_; }

 private:
  using Entry = std::pair<std::string, Response>;
  static std::size_t size_of(Entry const& entry);

  std::size_t most_;
  std::size_t bytes_ = 0;
  std::list<Entry> entries_;  ///< the latest first
  std::map<std::string_view, std::list<Entry>::iterator> places_;
};

}  // namespace dawson::server
