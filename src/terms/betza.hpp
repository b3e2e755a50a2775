// Betza's "funny notation": how a man moves, in letters.
#pragma once

#include <string>
#include <string_view>

#include "chess/betza.hpp"
#include "text/result.hpp"

namespace dawson::terms {

enum class BetzaDialect {
  funny,   ///< "My Funny Notation" by Ralph Betza
  xbetza,  ///< what XBoard's "Betza 2.0" and the funny notation have in common; atoms C and Z,
           ///< range 0
};

/// Reads a man such as "fhNfrlRK". Modifiers may stand in any order before their capital.
/// Errors (spans are bytes of `text`): E-EMPTY; E-NOATOM (modifiers without a capital, at the end);
/// E-ATOM (no capital that is known where one is due); E-MOD (a small letter that is no modifier);
/// E-RANGE (a number that begins with 0 or follows a doubled capital); E-LIMIT; E-HALF (`h` behind
/// no direction); E-DUP; E-CONFLICT (n with j, g with p); E-UTF8; E-DIALECT (what XBoard reads
/// otherwise). `warnings` receives one W-NOMOVE for the parts that can never move ("gN", "jW").
text::Result<chess::Betza> read_betza(std::string_view text, BetzaDialect dialect,
                                      text::Diagnostics& warnings);
text::Result<chess::Betza> read_betza(std::string_view text, text::Diagnostics& warnings);

/// The string with its modifiers in order: directions, m or c, then n j g p o z. Reads back as
/// `parts`.
std::string write_betza(chess::Betza const& parts);

/// Whether a word of running text has the form of such a string: letters and digits, the last
/// letter a capital. It may still be in error.
bool looks_like_betza(std::string_view word);

}  // namespace dawson::terms
