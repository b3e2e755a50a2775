// Prints one phase of a solution.
#pragma once

#include <functional>
#include <string>

#include "semantics/printing/move_print.hpp"
#include "semantics/printing/solution_print.hpp"

namespace dawson::semantics {

/// The form of the numbers of the defender's moves in one solution.
struct DefenderSign {
  std::string dots;  ///< after the number: "...", ".– "
};

/// Returns the sign of `form`, else the most frequent one of the solution.
DefenderSign defender_sign(Solution const& solution, SolutionForm const& form);

/// Ends the present line and begins one of this kind.
using NextLine = std::function<void(SolutionLine::Kind kind, int depth)>;

/// Prints the moves of a phase of `part`, from its star to its last variation.
void print_phase(ProseWriter& out, NextLine const& next_line, Solution const& solution,
                 SolutionPart const& part, SolutionPhase const& phase, SolutionForm const& form,
                 DefenderSign const& sign, DiagramPieces const& pieces, WordsOf const& words);

}  // namespace dawson::semantics
