// What the loaders of pictures from other programs share: the fonts for text in them, and a
// collector of the bytes that cairo writes.
#pragma once

#include <string>
#include <string_view>

namespace dawson::backend {

/// Write function for cairo's streams; `bytes` is the std::string to append to.
template <class Status>
Status append_bytes(void* bytes, unsigned char const* more, unsigned count) {
  static_cast<std::string*>(bytes)->append(reinterpret_cast<char const*>(more), count);
  return Status{};  // success
}

/// Prepares fontconfig before librsvg reads or draws `svg`. librsvg uses fontconfig's current
/// configuration, which is the program's own (type/font_choice.cpp). If `svg` contains text, the
/// configuration of the machine becomes current; it is read once.
void give_fonts_to(std::string_view svg);

}  // namespace dawson::backend
