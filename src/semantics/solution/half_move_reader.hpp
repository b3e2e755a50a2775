// Reading one half-move, long or short.
#pragma once

#include <optional>

#include "semantics/solution/half_move.hpp"
#include "semantics/solution/scan.hpp"
#include "semantics/solution/walks.hpp"

namespace dawson::semantics {

/// Reads the half-move at `scan`, with its marks, comments and labels, and moves `scan` after it.
/// Returns nothing, and leaves `scan`, if there is none. Notations: Popeye's output (py-engl.txt),
/// YACPDB's, and the short notation of magazines.
std::optional<HalfMove> read_half_move(Scan& scan, Letters const& letters);

}  // namespace dawson::semantics
