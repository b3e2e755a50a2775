// UTF-8, byte by byte.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace dawson::text {

/// Length in bytes (1 to 4) of the well-formed UTF-8 sequence at `at`; 0 where the bytes there are
/// not well-formed (overlong forms, surrogates and values above U+10FFFF are not), and at the end.
std::size_t utf8_length(std::string_view text, std::size_t at);

/// The first byte of the character that the byte at `at` is a part of; `at` itself where the text
/// is no UTF-8 there, or ends.
std::size_t utf8_start(std::string_view text, std::size_t at);

/// The code point of the sequence at `at`, which must be well-formed.
char32_t utf8_decode(std::string_view text, std::size_t at);

/// Appends `code_point` (a Unicode scalar value) to `out`.
void utf8_append(std::string& out, char32_t code_point);

/// Code points in `text`; a byte that belongs to no well-formed sequence counts as one.
std::size_t count_code_points(std::string_view text);

/// Offset of the first byte that belongs to no well-formed sequence, or npos.
std::size_t find_invalid_utf8(std::string_view text);

}  // namespace dawson::text
