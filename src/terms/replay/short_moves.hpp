// Who makes a move of which only the end is written.
#pragma once

#include <vector>

#include "terms/replay/replay_board.hpp"
#include "terms/solution/half_move.hpp"

namespace dawson::terms {

/// The squares of the men of `side` that can make the short half-move `half`, by the rules of the
/// usual game, from a1 by files: their own king may not be left in check.
std::vector<chess::Square> origins(HalfMove const& half, ReplayBoard& board,
                                   ReplayMan::Colour side);

/// Whether a king of `side` is attacked, by the men of the usual game.
bool in_check(ReplayBoard const& board, ReplayMan::Colour side);

/// Whether `side` is mated by the rules of the usual game; captures en passant are not looked at.
/// The board is as before afterwards.
bool mated(ReplayBoard& board, ReplayMan::Colour side);

}  // namespace dawson::terms
