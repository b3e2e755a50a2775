// The final position of a proof game.
#pragma once

#include <optional>

#include "replay_rules/replay.hpp"

namespace dawson::replay_rules {

/// Returns REACH for the last half-move `half` of a proof game if `board` differs from `goal`, with
/// the first square that differs; unknown pieces of `goal` are not compared.
std::optional<Finding> first_difference(semantics::HalfMove const& half, Board const& board,
                                        Board const& goal);

}  // namespace dawson::replay_rules
