// Prints a phase in place: each variation after the half-move that it replaces.
#pragma once

#include "semantics/printing/play_print.hpp"

namespace dawson::semantics {

/// Returns true if phases of `part` are printed in place: by the form, or since lines of studies
/// have their variations in place.
bool prints_in_place(SolutionForm const& form, SolutionPart const& part);

/// Prints the nodes of `phase`. The main line is in the slot `main line`, comments in `comment`. In
/// the form `lines`, each variation of the main line begins a new line.
void print_in_place(PhasePrint const& print, SolutionPart const& part, SolutionPhase const& phase);

}  // namespace dawson::semantics
