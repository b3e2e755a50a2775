#include "server/http/response_cache.hpp"

namespace dawson::server {

std::size_t ResponseCache::size_of(Entry const& entry) {
  constexpr std::size_t around = 200;  // of lists, maps and strings
  std::size_t bytes = around + entry.first.size() + entry.second.body.size();
  for (auto const& [name, value] : entry.second.headers) bytes += name.size() + value.size();
  return bytes;
}

Response const* ResponseCache::find(std::string const& target) {
  auto const place = places_.find(target);
  if (place == places_.end()) return nullptr;
  entries_.splice(entries_.begin(), entries_, place->second);
  return &place->second->second;
}

void ResponseCache::keep(std::string const& target, Response response) {
  if (find(target)) return;
  entries_.emplace_front(target, std::move(response));
  // For one that is larger than all that is kept nothing goes.
  if (size_of(entries_.front()) > most_) return entries_.pop_front();
  places_.emplace(entries_.front().first, entries_.begin());
  bytes_ += size_of(entries_.front());
  while (bytes_ > most_ && !entries_.empty()) {
    bytes_ -= size_of(entries_.back());
    places_.erase(entries_.back().first);
    entries_.pop_back();
  }
}

}  // namespace dawson::server
