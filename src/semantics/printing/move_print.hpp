// Prints half-moves.
#pragma once

#include "semantics/printing/diagram_men.hpp"
#include "semantics/printing/prose_writer.hpp"
#include "semantics/printing/solution_form.hpp"
#include "semantics/solution/tree.hpp"

namespace dawson::semantics {

/// Prints a half-move with the pieces, capture signs and promotion signs of `form`; everything
/// else is as written, without the blanks that `closed` removes. With `spaced_goal` a blank
/// precedes the `=` of a draw.
void print_half_move(ProseWriter& out, Solution const& solution, HalfMove const& half,
                     SolutionForm const& form, DiagramPieces const& pieces, bool closed,
                     bool spaced_goal = false);

}  // namespace dawson::semantics
