// Betza's "funny notation", which says in letters how a piece moves: the choice of a dialect, its
// findings and its writer, and what the readers of both dialects share.
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

/// Reads a man such as "fhNfrlRK". Modifiers may stand in any order before their capital.
/// Errors (spans are bytes of `text`): E-EMPTY; E-NOATOM (modifiers without a capital, at the end);
/// E-ATOM (no capital that is known where one is due); E-MOD (a small letter that is no modifier);
/// E-RANGE (a number that begins with 0 or follows a doubled capital); E-LIMIT; E-HALF (`h` behind
/// no direction); E-DUP; E-CONFLICT (n with j, g with p, u where nobody is taken); E-UTF8. Of
/// XBetza also E-DIALECT (what no set of squares says, and L, J), E-LEG and E-UNCLOSED (chains and
/// brackets that cannot be).
///
/// `warnings` receives one W-NOMOVE for the parts that can never move ("gN", "jW"), one W-NODIR for
/// those whose directions are not theirs ("fO2"), and of XBetza one W-ORDER.
text::Result<chess::Betza> read_betza(std::string_view text, BetzaDialect dialect,
                                      text::Diagnostics& warnings);

/// The same with the dialect's name and a blank before it: "xbetza FyafsF". Without, it is "My
/// Funny Notation".
text::Result<chess::Betza> read_betza(std::string_view text, text::Diagnostics& warnings);

/// `text` without the name of a dialect before it.
std::string_view without_dialect(std::string_view text);

/// The string with its modifiers in order: directions, m or c, then n j g p o z; of XBetza i,
/// directions, u, then m c d e t p g o y n j, z q. Reads back as `parts` in their dialect.
std::string write_betza(chess::Betza const& parts);

/// Whether the end of a line of running text has the form of such a string: letters and digits, the
/// last letter a capital, or the name of a dialect before it. It may still be in error.
bool looks_like_betza(std::string_view word);

text::Result<chess::Betza> read_funny(std::string_view text);

/// `warnings` receives W-ORDER, once.
text::Result<chess::Betza> read_xbetza(std::string_view text, text::Diagnostics& warnings);

inline constexpr std::string_view direction_letters = "fblrsv";  ///< in the order of Direction

constexpr chess::Direction direction_of(char letter) {
  return static_cast<chess::Direction>(direction_letters.find(letter));
}

/// The range of `part` without a number: `unlimited` for R, B, Q and what goes in a circle, else 1.
int usual_range(chess::BetzaPart const& part);

/// Why the modifier at `at` cannot stand behind those `before` it in front of one capital: E-DUP,
/// E-CONFLICT.
std::optional<text::Diagnostic> clashing(std::string_view text, std::size_t at,
                                         std::string_view before);

}  // namespace dawson::semantics
