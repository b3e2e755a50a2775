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

/// Reads a pawn's capture without a rank: "cxd", or "cd" with `without_sign`. The square has rank
/// -1. Returns nothing, and leaves `scan`, if there is none.
std::optional<HalfMove> read_capture_of_files(Scan& scan, bool without_sign,
                                              Letters const& letters);

}  // namespace dawson::semantics
