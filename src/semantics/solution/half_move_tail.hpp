// What stands behind a half-move's squares.
#pragma once

#include "semantics/solution/half_move.hpp"
#include "semantics/solution/scan.hpp"
#include "semantics/solution/walks.hpp"

namespace dawson::semantics {

/// Whether a half-move can end here.
bool at_bound(Scan const& scan);

/// Promotions, changes in brackets, "ep.", boards, clocks; none is fine.
void read_suffixes(Scan& scan, Letters const& letters, HalfMove& half);

/// Check and goal: " +", "#", " z".
void read_signs(Scan& scan, HalfMove& half);

/// The label that stands at the half-move itself, before its marks ("g6[C]?"), added to it.
void read_label(Scan& scan, HalfMove& half);

/// "!", "?", "!?".
void read_marks(Scan& scan, HalfMove& half);

/// The comments, labels and evaluations behind a half-move ("{weak}", "[a]", "+-"), with marks
/// behind an evaluation, added to it.
void read_comments(Scan& scan, HalfMove& half);

}  // namespace dawson::semantics
