// Makes one half-move on the board of a replay.
#pragma once

#include <optional>
#include <vector>

#include "replay_rules/rules.hpp"
#include "semantics/solution/half_move.hpp"

namespace dawson::replay_rules {

struct Finding;

/// Returns true if a half-move with known squares captures en passant: it is written, or a pawn
/// captures on the square that a pawn has just passed, which print does not mark.
bool is_en_passant(semantics::HalfMove const& half, Board const& board, Colour side);

/// Makes a half-move with known squares, and its effects; returns an error, after which the caller
/// must restore the board. `in_group`: the capture sign may belong to another member.
std::optional<Finding> make(semantics::HalfMove const& half, Board& board, Colour side,
                            Rules const& rules, bool in_group);

/// Returns the ranks on which a pawn of `side` can make the capture `half`, whose last square has
/// no rank ("cxd"). Only for orthodox pieces; the board is restored.
std::vector<int> ranks_of_capture(semantics::HalfMove const& half, Board& board, Colour side);

}  // namespace dawson::replay_rules
