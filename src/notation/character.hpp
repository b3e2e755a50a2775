// The characters of a notation's text, as diagnostics locate and name them.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "text/diagnostic.hpp"

namespace dawson::notation {

/// Returns the length in bytes of the UTF-8 character at byte `at`; 0 if the bytes are not valid
/// UTF-8 (cut short, overlong, a surrogate, beyond U+10FFFF).
std::size_t character_length(std::string_view text, std::size_t at);

/// Returns the span of the character at byte `at`: one byte if it is not UTF-8, empty at the end.
text::Span character_span(std::string_view text, std::size_t at);

/// Returns the offset in `text` that `at` points to.
std::size_t byte_of(std::string_view text, char const* at);

/// Returns the span of `text` from `begin` to `end`.
text::Span span_of(std::string_view text, char const* begin, char const* end);

/// Returns the name of the character at byte `at` for messages: "`x`", "a blank", "a NUL byte",
/// "the end".
std::string found_at(std::string_view text, std::size_t at);

/// Returns the error for the character at byte `at`: `code`, or E-UTF8 if the bytes are not valid
/// UTF-8.
text::Diagnostic fault_at(std::string_view text, std::size_t at, std::string code,
                          std::string message, std::string hint = {});

/// Returns E-UTF8 at the first invalid byte of `span`; no value if all of it is UTF-8.
std::optional<text::Diagnostic> encoding_fault(std::string_view text, text::Span span);

/// Returns the ASCII character that word processors replace by the one at byte `at` (a typographic
/// apostrophe, a dash); 0 if there is none.
char lookalike_at(std::string_view text, std::size_t at);

/// Returns `text` without the carriage return of a line that ends in CR LF.
std::string_view without_return(std::string_view text);

}  // namespace dawson::notation
