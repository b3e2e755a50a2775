// Positions within a solution, for boards among its moves.
#pragma once

#include <optional>
#include <vector>

#include "problem/problem.hpp"
#include "replay_rules/replay.hpp"
#include "semantics/printing/solution_print.hpp"

namespace dawson::run {

/// Returns the position of each board, in their order: the diagram's for a board without a
/// half-move. No value if the half-move was not played, or if a piece has no known symbol. `replay`
/// must have recorded frames. Time is linear in the frames and the boards.
std::vector<std::optional<chess::Position>> positions_of(
    problem::Problem const& problem, replay_rules::Replay const& replay,
    std::vector<semantics::BoardInPlay> const& boards);

}  // namespace dawson::run
