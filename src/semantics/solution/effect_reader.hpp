// Reads effects in brackets within a half-move, and promotions.
#pragma once

#include <optional>
#include <vector>

#include "semantics/solution/half_move.hpp"
#include "semantics/solution/scan.hpp"
#include "semantics/solution/walks.hpp"

namespace dawson::semantics {

/// Reads attributes and walk, "cQ", "R/B", "PA"; at least a walk. An n before them sets `neutral`.
bool read_walk(Scan& scan, Letters const& letters, MovePiece& piece, bool& neutral);

/// Reads the text after `=`: "Q", "nQ", "cQ", "w", "(D)".
std::optional<MovePiece> read_becomes(Scan& scan, Letters const& letters);

/// Reads "[+wPa2]" and the like; after a blank, or before a half-move where it cannot be a threat,
/// also "[wSg3, wSf7]" of older programs. Returns nothing, and leaves `scan`, if there is no
/// effect.
std::vector<MoveEffect> read_effects(Scan& scan, Letters const& letters, bool before = false);

}  // namespace dawson::semantics
