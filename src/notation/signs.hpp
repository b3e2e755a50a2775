// What gives a notation away: the signs of the table's rows.
#pragma once

#include <string_view>

#include "notation/notations.hpp"

namespace dawson::notation {

/// Six fields, and castling by letters that this one of the family has.
Sign fen_sign(std::string_view text);
Sign shredder_sign(std::string_view text);
Sign xfen_sign(std::string_view text);

/// `{W}` or `{U}` at the beginning, or `(name)` in what can be read.
Sign ffen_sign(std::string_view text);

/// An address of the image service, `'`, or `*` with a digit in what can be read: X2-FEN has kings
/// and rooks of that shape.
Sign janko_sign(std::string_view text);

/// `^ < > _`
Sign x2fen_sign(std::string_view text);

/// A colour word, or items of diagram.sty's divided by commas.
Sign men_sign(std::string_view text);

}  // namespace dawson::notation
