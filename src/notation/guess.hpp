// Guessing the notation of a string, if none is named.
#pragma once

#include <string_view>

#include "chess/position.hpp"
#include "notation/notations.hpp"
#include "text/diagnostic.hpp"

namespace dawson::notation {

/// Returns the notation that a sign in the string indicates: fen for a placement of FEN (also with
/// one typing error); the FEN family for six fields, by the letters of the castling field; epd for
/// four fields, or operations; ffen for `{W}`, `{U}` or `(name)`; janko for `*` with a digit, `'`,
/// or an address of the image service; x2fen for `^ < > _`, and fields of its own; men for a colour
/// word, or items separated by commas; fsf for pieces in brackets after the board, checks in a
/// field, or a variant named by `dialect`; lichess for `_w_`; yacpdb for `(!`; popeye for a full
/// stop before a piece; for an address of a site, its notation. Null without a sign.
Notation const* notation_by_sign(std::string_view text, Dialect const& dialect = {});

/// A position and its guessed notation.
struct Guessed {
  Notation const* notation =
      nullptr;  ///< the notation of the sign, or the first of several that agree
  chess::Position position;
  bool flipped = false;  ///< the address shows it from Black's side
};

/// Parses `text` in the notation of its signs, otherwise in every possible notation: there is no
/// ambiguity if they all read it the same way; E-AMBIGUOUS names the notations that read it
/// differently, with a note for the meaning of each. If none can read it, the error is that of the
/// notation with the fewest errors, FEN before others. X2-FEN, in which nearly every string is a
/// board, is guessed only by its own signs, and never if a typing error in FEN is more likely.
/// `warnings` receives W-GUESS if another notation than FEN is guessed by letters or by a single
/// character. For an address with a parameter `fen`, parses its value; E-URL for other addresses.
text::Result<Guessed> read_any(std::string_view text, text::Diagnostics& warnings,
                               Dialect const& dialect = {});

/// Returns whether a line of running text can only be a position: an address of the image service,
/// or ranks separated by slashes without words between them.
bool is_position_line(std::string_view line);

}  // namespace dawson::notation
