// One phase of a solution in print.
#pragma once

#include <functional>
#include <string>

#include "semantics/printing/move_print.hpp"
#include "semantics/printing/solution_print.hpp"

namespace dawson::semantics {

/// How numbers of the defender's moves are written in one solution.
struct DefenderSign {
  std::string dots;  ///< behind the number: "...", ".– "
};

/// That of `form`, else the one that the solution itself has most of.
DefenderSign defender_sign(Solution const& solution, SolutionForm const& form);

/// Ends the line that is being written; the next one is such a one.
using NextLine = std::function<void(SolutionLine::Kind kind, int depth)>;

/// Writes the moves of a phase of `part`, from its star to its last variation.
void print_phase(ProseWriter& out, NextLine const& next_line, Solution const& solution,
                 SolutionPart const& part, SolutionPhase const& phase, SolutionForm const& form,
                 DefenderSign const& sign, DiagramPieces const& pieces, WordsOf const& words);

}  // namespace dawson::semantics
