// Half-moves of a solution that its replay does not play, for `check --strict`.
#pragma once

#include <optional>

#include "replay_rules/replay.hpp"
#include "semantics/solution/tree.hpp"
#include "text/diagnostic.hpp"

namespace dawson::document {

/// Returns W-PLAY at the first half-move that is not played, with their number and the reasons; no
/// value if all are played. `replay` must have recorded frames. Half-moves without a move ("...")
/// do not count. Time is linear in the half-moves and the frames.
std::optional<text::Diagnostic> unplayed_half_moves(semantics::Solution const& tree,
                                                    replay_rules::Replay const& replay);

}  // namespace dawson::document
