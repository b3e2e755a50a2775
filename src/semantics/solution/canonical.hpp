// Writes a solution's tree in one line.
#pragma once

#include <string>

#include "semantics/solution/tree.hpp"

namespace dawson::semantics {

/// Writes a half-move in Popeye's English, without comments: "Qb4*e4!", "Sbd7", "Rb6*b7[+wPh8=Q]".
std::string canonical(HalfMove const& half);

/// Writes the same without check, goal and marks, as in findings.
std::string bare(HalfMove const& half);

/// Writes the contents of an effect's brackets.
std::string canonical(MoveEffect const& effect);

/// Writes a whole solution: "set: ..Re4-c4 Qb4-d6# / key: Qb4*e4!(~(Ra5-f5#, Qe4-e5#), g7-g5
/// Qe4-e5#)"; twins are separated by " || ".
std::string canonical(Solution const& solution);

}  // namespace dawson::semantics
