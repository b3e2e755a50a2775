// Signs by which a notation is recognised, for the table of notations. Functions named `..._sign`
// return `Sign::none` if the text has no sign.
#pragma once

#include <string_view>

#include "notation/notations.hpp"

namespace dawson::notation {

/// Returns the sign for six or more fields, with castling in letters that only this notation of the
/// family has; for `fen_sign` also for a placement that is FEN, possibly with one typing error.
Sign fen_sign(std::string_view text);
Sign shredder_sign(std::string_view text);
Sign xfen_sign(std::string_view text);

/// Returns the sign for four fields and a board that can be FEN, or an operation as the fifth
/// field.
Sign epd_sign(std::string_view text);

/// Returns the sign for `{W}` or `{U}` at the beginning, or `(name)` if the text can be read.
Sign ffen_sign(std::string_view text);

/// Returns the sign for an address of the image service, `'`, or `*` with a digit if the text can
/// be read: X2-FEN has kings and rooks of that shape.
Sign janko_sign(std::string_view text);

/// Returns the sign for `^ < > _` in the board, a side to move that exists only with four armies,
/// or words for rules and board after the clocks.
Sign x2fen_sign(std::string_view text);

/// Returns the sign for `[` after ranks, or a field such as 3+3 or +0+0.
Sign fsf_sign(std::string_view text);

/// Returns the sign for an address of the site, or `_w_` or `_b_` after ranks in a text without
/// blanks.
Sign lichess_sign(std::string_view text);

/// Returns the sign for an address of the site, or `(!`.
Sign yacpdb_sign(std::string_view text);

/// Returns the sign for a full stop and two letters or digits; `=` before a letter where X2-FEN has
/// no such string; or a run of empty squares beyond the end of a rank, if no other notation can
/// read it.
Sign popeye_sign(std::string_view text);

/// Returns whether all letters of orthodox pieces are those of Popeye's `language`, and FEN lacks
/// at least one of them: "D" without "Q" is German. Never true for plain FEN.
bool has_letters_of(chess::Language language, std::string_view text);

/// Returns whether the text has English letters (`has_letters_of`), such as S and no N, or a sign
/// for the colour before a letter.
bool may_be_popeye(std::string_view text);

/// Returns whether the text has English letters (`has_letters_of`), or a symbol with its rotation
/// in brackets.
bool may_be_yacpdb(std::string_view text);

/// Returns the sign for a colour word, or items of diagram.sty separated by commas.
Sign pieces_sign(std::string_view text);

}  // namespace dawson::notation
