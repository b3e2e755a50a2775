// The possible moves of a half-move without an arrival square: "B~", "~".
#pragma once

#include <vector>

#include "replay_rules/board.hpp"
#include "semantics/solution/half_move.hpp"

namespace dawson::replay_rules {

/// Returns the moves of `side` that `half`, whose body is `any`, may mean by orthodox rules, with
/// their departure squares. Some may leave the own king in check, and castling may not be allowed:
/// playing them tells. A capture en passant is to `passant`.
std::vector<semantics::HalfMove> open_moves(semantics::HalfMove const& half, Board const& board,
                                            Colour side, std::optional<Square> passant);

}  // namespace dawson::replay_rules
