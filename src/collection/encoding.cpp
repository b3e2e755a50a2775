#include "collection/encoding.hpp"

#include <array>

#include "text/utf8.hpp"

namespace dawson::collection {
namespace {

// 0x80 to 0x9F; the five bytes that have no sign stay controls.
constexpr std::array<char32_t, 32> signs{
    0x20AC, 0x81,   0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x8D,   0x017D, 0x8F,   0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,   0x017E, 0x0178};

}  // namespace

std::string utf8_line(std::string_view line) {
  if (text::find_invalid_utf8(line) == std::string_view::npos) return std::string(line);
  std::string out;
  for (char const c : line) {
    auto const byte = static_cast<unsigned char>(c);
    text::utf8_append(out, byte >= 0x80 && byte < 0xA0 ? signs[byte - 0x80] : byte);
  }
  return out;
}

}  // namespace dawson::collection
