// X2-FEN's signs for the red and the blue army.
#pragma once

#include <optional>

#include "chess/man.hpp"

namespace dawson::notation {

/// The man of `~ ! @ # $ % &` (red) or `( ) = * + { }` (blue): rook, knight, bishop, king, queen,
/// pawn, robot ("X2-FEN, New colors & piece notation"). Nothing for other characters.
std::optional<chess::Man> man_of_sign(char sign);

/// The sign of a red or blue man; 0 where there is none.
char sign_of(chess::Man const& man);

}  // namespace dawson::notation
