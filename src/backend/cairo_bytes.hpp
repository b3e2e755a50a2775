// Collects the bytes that cairo writes. (cairo's headers stay in .cpp files: its status is a
// template parameter here.)
#pragma once

#include <string>

namespace dawson::backend {

/// Write function for cairo's streams; `bytes` is the std::string to append to.
template <class Status>
Status append_bytes(void* bytes, unsigned char const* more, unsigned count) {
  static_cast<std::string*>(bytes)->append(reinterpret_cast<char const*>(more), count);
  return Status{};  // success
}

}  // namespace dawson::backend
