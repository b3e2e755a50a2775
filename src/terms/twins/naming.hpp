// What messages call the men of twins, and where such men stand.
#pragma once

#include <string>
#include <vector>

#include "chess/board.hpp"
#include "chess/twin.hpp"

namespace dawson::terms {

/// "white rook", "grasshopper", "piece".
std::string description_of(chess::NamedPiece const& piece);
std::string description_of(chess::SquareContent const& occupant);

/// Where a man such as is named stands, from the first rank up.
std::vector<chess::Square> places_of(chess::NamedPiece const& piece, chess::Board const& board);

/// "name a square with a white pawn: a2, b2"; "name a piece that is on the board" if it has none.
std::string hint_of(chess::NamedPiece const& piece, chess::Board const& board);

}  // namespace dawson::terms
