// Prints the play of a study: each variation after the half-move that it replaces.
#pragma once

#include "semantics/printing/play_print.hpp"
#include "semantics/solution/tree.hpp"

namespace dawson::semantics {

/// Prints a phase with trees: "1.c7 Rd6+ 2.Kb5 (2.Kb7? Rd7; 2.Kc5? Rd1) 2...Rd5+". The main line is
/// bold; alternatives of one half-move share one pair of parentheses; comments follow after a
/// blank, without parentheses. Black's half-move has a number at the start, and after a comment or
/// a variation.
void print_in_place(PhasePrint const& print, SolutionPhase const& phase);

}  // namespace dawson::semantics
