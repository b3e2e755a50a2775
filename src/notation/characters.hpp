// The characters of notations: letters of pieces, words for rotated pieces, and characters as
// diagnostics locate and name them.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "chess/piece.hpp"
#include "text/diagnostic.hpp"
#include "text/scanning.hpp"

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

/// Returns the letter of a kind, lower case; 0 for `letter` and `named`, which have their own.
char letter_of(chess::Kind kind);

/// Returns the letter of a side in the field for the side to move ("X2-FEN, Moves"), n for neutral;
/// 0 for a numbered colour.
char letter_of(chess::Side side);

/// Returns the kind of `letter` in either case: one of `kinds`. No value if none of them has it.
std::optional<chess::Kind> kind_of(char letter, std::span<chess::Kind const> kinds);

/// Returns the piece of `letter`, white in upper case and black in lower case: one of `kinds`. No
/// value if none of them has that letter.
std::optional<chess::Piece> piece_of(char letter, std::span<chess::Kind const> kinds);

/// Returns K Q R B N P, which every notation has.
std::span<chess::Kind const> orthodox_kinds();

// Tests and conversions of letters, which every notation uses.
using text::is_digit;
using text::is_lower;
using text::is_upper;
using text::to_lower;
using text::to_upper;

/// Words by eighths of a turn, clockwise: diagram.sty's R, U, L, and compass directions of the
/// piece's head between them.
inline constexpr std::array<std::string_view, 8> turn_words{"",  "NE", "R", "SE",
                                                            "U", "SW", "L", "NW"};

/// Returns the rotation (in eighths) of the longest of `turn_words` at the end of `text`; 0 if
/// there is none.
constexpr int turn_at_end(std::string_view text) {
  int found = 0;
  for (std::size_t eighths = 1; eighths < turn_words.size(); ++eighths)
    if (std::string_view const word = turn_words[eighths];
        text.size() > word.size() && text.ends_with(word) &&
        word.size() > turn_words[static_cast<std::size_t>(found)].size())
      found = static_cast<int>(eighths);
  return found;
}

}  // namespace dawson::notation
