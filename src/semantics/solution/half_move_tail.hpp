// Reads the parts of a half-move after its squares.
#pragma once

#include "semantics/solution/half_move.hpp"
#include "semantics/solution/scan.hpp"
#include "semantics/solution/walks.hpp"

namespace dawson::semantics {

/// Returns true if a half-move can end here.
bool at_bound(Scan const& scan);

/// Returns true at the N of a novelty directly after a half-move: "Qd6N".
bool ends_with_novelty(Scan scan);

/// Reads promotions, changes in brackets, "ep.", boards and clocks, if there are any.
void read_suffixes(Scan& scan, Letters const& letters, HalfMove& half);

/// Reads check and goal: " +", "#", " z".
void read_signs(Scan& scan, HalfMove& half);

/// Adds the label directly after the half-move, before its marks ("g6[C]?").
void read_label(Scan& scan, HalfMove& half);

/// Reads "!", "?", "!?".
void read_marks(Scan& scan, HalfMove& half);

/// Adds the comments, labels and evaluations after a half-move ("{weak}", "[a]", "+-"), with marks
/// after an evaluation.
void read_comments(Scan& scan, HalfMove& half);

}  // namespace dawson::semantics
