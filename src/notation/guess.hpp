// Which notation a string is in, where nobody said so.
#pragma once

#include <string_view>

#include "chess/position.hpp"
#include "notation/notations.hpp"
#include "text/result.hpp"

namespace dawson::notation {

/// The notation that an unmistakable sign gives away: `{W}`, `{U}` or `(name)` ffen; `*` with a
/// digit, `'`, or an address of the image service janko; `^ < > _` x2fen; six fields the fen
/// family, by the letters of the castling field; a colour word, or items divided by commas, men;
/// men in brackets behind the board, checks in a field, or a game that `dialect` names, fsf; `_w_`
/// lichess; `(!` yacpdb; a full stop before a man popeye; addresses of a site its notation. Null
/// without one.
Notation const* notation_by_sign(std::string_view text, Dialect const& dialect = {});

struct Guessed {
  Notation const* notation = nullptr;  ///< the one by its sign, or the first of those that agree
  chess::Position position;
};

/// Reads `text` in the notation that its signs give away, else in every one that it may be in:
/// notations that read it the same way are no ambiguity; E-AMBIGUOUS names those that read it
/// differently, with a note of what each means. Where none can read it, the error of the one that
/// came furthest. Of `dialect` games and the limit count.
text::Result<Guessed> read_any(std::string_view text, text::Diagnostics& warnings,
                               Dialect const& dialect = {});

/// Whether a line of running text can only be a position: an address of the image service, or ranks
/// divided by slashes without words between them.
bool is_position_line(std::string_view line);

}  // namespace dawson::notation
