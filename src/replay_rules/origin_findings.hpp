// Findings of short half-moves that no piece, or more than one, can make.
#pragma once

#include <vector>

#include "replay_rules/replay.hpp"

namespace dawson::replay_rules {

/// Returns NOMAN for no square in `from`, else AMBIG with the squares.
Finding origin_finding(semantics::HalfMove const& half, std::vector<Square> const& from);

/// Returns NOMAN or AMBIG for a pawn's capture without a rank, which is possible on `ranks`.
Finding rank_finding(semantics::HalfMove const& half, std::vector<int> const& ranks);

}  // namespace dawson::replay_rules
