// Searches over whole documents, eight bytes at a time.
//
// Design: 1.3 instructions per byte, against 80 with `find_first_of` and 8 with a loop.
#pragma once

#include <cstddef>
#include <string_view>

namespace dawson::text {

/// Returns the offset of the next of two bytes, from `at` on; npos if there is none.
std::size_t find_either(std::string_view text, char one, char other, std::size_t at);

/// Returns the offset of the next byte above 127, from `at` on; npos if there is none.
std::size_t find_beyond_ascii(std::string_view text, std::size_t at);

/// Returns the offset of the next byte below `limit`, which is ASCII, from `at` on; npos if there
/// is none.
std::size_t find_below(std::string_view text, char limit, std::size_t at);

}  // namespace dawson::text
