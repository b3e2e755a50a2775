// Betza notation, which describes in letters how a piece moves: the choice between the funny
// notation and XBoard's, the writer, and the parts that both readers share.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "chess/movement.hpp"
#include "text/diagnostic.hpp"

namespace dawson::semantics {

using chess::BetzaDialect;

struct BetzaDialectName {
  std::string_view name;
  BetzaDialect dialect;
};
inline constexpr BetzaDialectName betza_dialects[] = {{"betza", BetzaDialect::funny},
                                                      {"xbetza", BetzaDialect::xbetza}};

/// Parses a piece such as "fhNfrlRK". Modifiers may be in any order before their capital. Errors
/// (spans are bytes of `text`): E-EMPTY; E-NOATOM (modifiers without a capital, at the end);
/// E-ATOM (an unknown capital); E-MOD (a small letter that is no modifier); E-RANGE (a number that
/// begins with 0 or follows a doubled capital); E-LIMIT; E-HALF (`h` without a direction before
/// it); E-DUP; E-CONFLICT (n with j, g with p, u without a capture); E-UTF8. For XBetza also
/// E-DIALECT (pieces that sets of squares cannot describe, and L, J), E-LEG and E-UNCLOSED
/// (impossible chains and brackets).
///
/// `warnings` receives one W-NOMOVE for parts that can never move ("gN", "jW"), one W-NODIR for
/// parts with impossible directions ("fO2"), and for XBetza one W-ORDER.
text::Result<chess::Betza> read_betza(std::string_view text, BetzaDialect dialect,
                                      text::Diagnostics& warnings);

/// Parses the same with the name of the notation and a blank before it: "xbetza FyafsF". The
/// default is "My Funny Notation".
text::Result<chess::Betza> read_betza(std::string_view text, text::Diagnostics& warnings);

/// Returns `text` without the name of a notation before it.
std::string_view without_dialect(std::string_view text);

/// Writes the string with its modifiers in order: directions, m or c, then n j g p o z; for XBetza
/// i, directions, u, then m c d e t p g o y n j, z q. The string parses back to `parts`.
std::string write_betza(chess::Betza const& parts);

/// Returns true if the end of a line of running text has the form of such a string: letters and
/// digits, the last letter a capital, or the name of a notation before it. It may still contain
/// errors.
bool looks_like_betza(std::string_view word);

text::Result<chess::Betza> read_funny(std::string_view text);

/// Parses XBetza; `warnings` receives W-ORDER at most once.
text::Result<chess::Betza> read_xbetza(std::string_view text, text::Diagnostics& warnings);

inline constexpr std::string_view direction_letters = "fblrsv";  ///< in the order of Direction

constexpr chess::Direction direction_of(char letter) {
  return static_cast<chess::Direction>(direction_letters.find(letter));
}

/// Returns the range of `part` without a number: `unlimited` for R, B, Q and circular riders, else
/// 1.
int default_range(chess::BetzaPart const& part);

/// Returns why the modifier at `at` cannot follow the modifiers `before` it at one capital: E-DUP,
/// E-CONFLICT.
std::optional<text::Diagnostic> clashing(std::string_view text, std::size_t at,
                                         std::string_view before);

}  // namespace dawson::semantics
