// Brings a solution into normal form: half-moves complete as their positions show them.
#pragma once

#include <vector>

#include "replay_rules/replay.hpp"
#include "semantics/solution/tree.hpp"

namespace dawson::replay_rules {

/// Writes `completions`, from the replay of `solution`, into its tree: departure squares of short
/// half-moves, ranks of "cxd", captures without a sign, pieces of the members of a group, draws
/// with check. Two spellings of one solution become equal. The text and its spans stay as read.
/// A half-move that was played on several positions captures if it captures on one of them;
/// otherwise the last position counts.
void normalise(semantics::Solution& solution, std::vector<Completion> const& completions);

/// Makes the evaluation "+=" after `half` a check and the goal `=`.
void read_as_draw(semantics::HalfMove& half);

}  // namespace dawson::replay_rules
