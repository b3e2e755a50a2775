// X2-FEN's signs for the red and the blue army.
#pragma once

#include <optional>

#include "chess/man.hpp"

namespace dawson::notation {

/// Returns the piece of `~ ! @ # $ % &` (red) or `( ) = * + { }` (blue): rook, knight, bishop,
/// king, queen, pawn, robot ("X2-FEN, New colors & piece notation"). No value for other characters.
std::optional<chess::Piece> piece_of_sign(char sign);

/// Returns the sign of a red or blue piece; 0 if there is none.
char sign_of(chess::Piece const& piece);

}  // namespace dawson::notation
