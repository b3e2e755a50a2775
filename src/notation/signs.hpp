// What gives a notation away: the signs of the table's rows.
#pragma once

#include <string_view>

#include "notation/notations.hpp"

namespace dawson::notation {

/// Six fields or more, and castling by letters that this one of the family has; of `fen_sign` also
/// a placement that is FEN, or would be but for one slip.
Sign fen_sign(std::string_view text);
Sign shredder_sign(std::string_view text);
Sign xfen_sign(std::string_view text);

/// Four fields and a board that may be FEN's, or an operation as the fifth.
Sign epd_sign(std::string_view text);

/// `{W}` or `{U}` at the beginning, or `(name)` in what can be read.
Sign ffen_sign(std::string_view text);

/// An address of the image service, `'`, or `*` with a digit in what can be read: X2-FEN has kings
/// and rooks of that shape.
Sign janko_sign(std::string_view text);

/// `^ < > _` in the board, a side to move that only four armies have, or words for rules and board
/// behind the clocks.
Sign x2fen_sign(std::string_view text);

/// `[` behind ranks, or a field such as 3+3 or +0+0.
Sign fsf_sign(std::string_view text);

/// An address of the site; `_w_` or `_b_` behind ranks where there is no blank.
Sign lichess_sign(std::string_view text);

/// An address of the site, or `(!`.
Sign yacpdb_sign(std::string_view text);

/// A full stop and two letters or digits; `=` before a letter where X2-FEN has no such string; a
/// number of squares that goes over the end of a rank, where nobody else can read it.
Sign popeye_sign(std::string_view text);

/// Whether the men have letters of Popeye's `language` alone among the usual men's, one of them at
/// least: "D" and no "Q" are German. Plain FEN stays plain FEN.
bool has_letters_of(chess::Language language, std::string_view text);

/// The letter S and no N, or a sign for the colour before a letter.
bool may_be_popeye(std::string_view text);

/// The same letters, or a figure with its turn in brackets.
bool may_be_yacpdb(std::string_view text);

/// A colour word, or items of diagram.sty's divided by commas.
Sign men_sign(std::string_view text);

}  // namespace dawson::notation
