// What stands in brackets within a half-move, and what a man becomes.
#pragma once

#include <optional>
#include <vector>

#include "semantics/solution/half_move.hpp"
#include "semantics/solution/scan.hpp"
#include "semantics/solution/walks.hpp"

namespace dawson::semantics {

/// Attributes and walk, "cQ", "R/B", "PA"; at least a walk. `neutral` is set by an n before them.
bool read_walk(Scan& scan, Letters const& letters, MovePiece& piece, bool& neutral);

/// What stands behind `=`: "Q", "nQ", "cQ", "w", "(D)".
std::optional<MovePiece> read_becomes(Scan& scan, Letters const& letters);

/// "[+wPa2]" and its like, "[wSg3, wSf7]" in older programs, behind a blank or before a half-move
/// where it cannot be a threat. Nothing, and `scan` stays, where that is no effect.
std::vector<MoveEffect> read_effects(Scan& scan, Letters const& letters, bool before = false);

}  // namespace dawson::semantics
