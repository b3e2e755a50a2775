// What reading and writing X2-FEN share.
#pragma once

#include "notation/forsyth/forsyth.hpp"

namespace dawson::notation {

/// Its men and the fields from the side to move to en passant. The kinds are those that have a
/// letter, which are White's and Black's alone; w b r l g y p o can be to move. An en passant
/// square is "-", or a file in one letter and a rank of any height: X2-FEN does not say which ranks
/// a shape of board has (E-EP, E-LIMIT).
extern RecordRules const x2fen_rules;

}  // namespace dawson::notation
