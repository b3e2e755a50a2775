// A position in words: for those who cannot see the board.
#pragma once

#include <string>

#include "chess/position.hpp"

namespace dawson::layout {

/// "White: king d1, pawn e2. Black: king h8. Neutral: queen turned 90° a1." The sides in the order
/// of FFEN's numbers, squares from the highest rank down; letters in squares behind,
/// walls and men in hand at the end: "In hand White: queen, two pawns." An empty board is "An empty
/// board."
std::string in_words(chess::Position const& position);

/// "white king", "neutral queen turned 90°"; a letter as it stands.
std::string in_words(chess::Occupant const& occupant);

}  // namespace dawson::layout
