// The characters of a notation's text, as diagnostics point at them and name them.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "text/diagnostic.hpp"

namespace dawson::notation {

/// The character at byte `at` as a span: one byte where it is not UTF-8, empty at the end.
text::Span character_span(std::string_view text, std::size_t at);

/// The byte of `text` that `at` points to.
std::size_t byte_of(std::string_view text, char const* at);

/// The bytes of `text` from `begin` to `end`, as a span of it.
text::Span span_of(std::string_view text, char const* begin, char const* end);

/// What stands at byte `at`, as messages name it: "`x`", "a blank", "a NUL byte", "the end".
std::string found_at(std::string_view text, std::size_t at);

/// The error for the character at byte `at`: `code`, or E-UTF8 where the bytes there are none.
text::Diagnostic fault_at(std::string_view text, std::size_t at, std::string code,
                          std::string message, std::string hint = {});

/// E-UTF8 at the first byte of `span` that is in no character.
std::optional<text::Diagnostic> encoding_fault(std::string_view text, text::Span span);

/// The ASCII character that word processors replace by the one at byte `at` (a typographic
/// apostrophe, a dash); 0 if there is none.
char lookalike_at(std::string_view text, std::size_t at);

/// `text` without the carriage return of a line that ends in CR LF.
std::string_view without_return(std::string_view text);

}  // namespace dawson::notation
