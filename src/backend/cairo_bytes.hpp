// The bytes that cairo writes. (Its headers stay in .cpp files: its status is any type here.)
#pragma once

#include <string>

namespace dawson::backend {

/// A function for cairo's streams; `bytes` is the std::string that grows.
template <class Status>
Status append_bytes(void* bytes, unsigned char const* more, unsigned count) {
  static_cast<std::string*>(bytes)->append(reinterpret_cast<char const*>(more), count);
  return Status{};  // success
}

}  // namespace dawson::backend
