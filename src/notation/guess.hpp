// Which notation a string is in, where nobody said so.
#pragma once

#include <string_view>

#include "chess/position.hpp"
#include "notation/notations.hpp"
#include "text/result.hpp"

namespace dawson::notation {

/// The notation that a sign gives away: a placement of FEN (also with one slip) fen; six fields the
/// fen family, by the letters of the castling field; four, or operations, epd; `{W}`, `{U}` or
/// `(name)` ffen; `*` with a digit, `'`, or an address of the image service janko; `^ < > _`, and
/// fields of its own, x2fen; a colour word, or items divided by commas, men; men in brackets behind
/// the board, checks in a field, or a game that `dialect` names, fsf; `_w_` lichess; `(!` yacpdb; a
/// full stop before a man popeye; addresses of a site its notation. Null without one.
Notation const* notation_by_sign(std::string_view text, Dialect const& dialect = {});

struct Guessed {
  Notation const* notation = nullptr;  ///< the one by its sign, or the first of those that agree
  chess::Position position;
  bool flipped = false;  ///< an address shows it from Black's side
};

/// Reads `text` in the notation that its signs give away, else in every one that it may be in:
/// notations that read it the same way are no ambiguity; E-AMBIGUOUS names those that read it
/// differently, with a note of what each means. Where none can read it, the error is that of the
/// notation that has least to object to, FEN before others; X2-FEN, in which nearly every string is
/// a board, is guessed only by signs of its own, and never where a slip in FEN is likelier.
/// W-GUESS among `warnings` where another notation than FEN is guessed by letters or by a single
/// character. An address with a parameter `fen` is read as its value; E-URL for other addresses.
text::Result<Guessed> read_any(std::string_view text, text::Diagnostics& warnings,
                               Dialect const& dialect = {});

/// Whether a line of running text can only be a position: an address of the image service, or ranks
/// divided by slashes without words between them.
bool is_position_line(std::string_view line);

}  // namespace dawson::notation
