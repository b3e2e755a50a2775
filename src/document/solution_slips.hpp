// Slips of writing in solutions: numbers without half-moves, numbers out of order, twins that
// contradict the field `twins`.
#pragma once

#include "problem/problem.hpp"
#include "semantics/solution/tree.hpp"
#include "text/diagnostic.hpp"

namespace dawson::document {

/// Returns W-MISSING for a number without its half-move and for numbers of help play that do not
/// follow each other, and for a twin whose label has no solution (`strict`: also for one without a
/// label); W-TWIN for a twin whose words in the solution give another position than the field
/// `twins`. Spans are bytes of the solution's text.
text::Diagnostics slips_of(semantics::Solution const& solution, problem::Problem const& problem,
                           bool strict);

}  // namespace dawson::document
