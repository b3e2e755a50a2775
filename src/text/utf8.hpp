// Decoding, encoding and checks of UTF-8.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace dawson::text {

/// Returns the length in bytes (1 to 4) of the well-formed UTF-8 sequence at `at`; 0 if the bytes
/// are not well-formed (overlong forms, surrogates and values above U+10FFFF are not), and at the
/// end.
std::size_t utf8_length(std::string_view text, std::size_t at);

/// Returns the offset of the first byte of the character that contains the byte at `at`; `at`
/// itself if the text is not UTF-8 there, or ends.
std::size_t utf8_start(std::string_view text, std::size_t at);

/// Returns the code point of the sequence at `at`, which must be well-formed.
char32_t utf8_decode(std::string_view text, std::size_t at);

/// Appends `code_point` (a Unicode scalar value) to `out`.
void utf8_append(std::string& out, char32_t code_point);

/// Returns the number of code points in `text`; a byte outside well-formed sequences counts as one.
std::size_t count_code_points(std::string_view text);

/// Returns the offset of the first byte outside well-formed sequences, or npos.
std::size_t find_invalid_utf8(std::string_view text);

}  // namespace dawson::text
