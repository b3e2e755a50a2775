// One half-move on the board of a replay.
#pragma once

#include <optional>

#include "play/rules.hpp"
#include "semantics/solution/half_move.hpp"

namespace dawson::play {

struct Finding;

/// Whether a half-move whose squares are all known captures en passant: it says so, or a pawn goes
/// where one that has just gone two squares was passed by, as print leaves it.
bool is_en_passant(semantics::HalfMove const& half, Board const& board, Colour side);

/// Makes a half-move whose squares are all known, effects too; says what does not fit, after which
/// the board is to be taken back. `in_group`: the capture sign may be another member's.
std::optional<Finding> make(semantics::HalfMove const& half, Board& board, Colour side,
                            Rules const& rules, bool in_group);

}  // namespace dawson::play
