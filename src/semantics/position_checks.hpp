// What can be seen to be wrong with a problem's position by looking at it.
#pragma once

#include "problem/problem.hpp"
#include "text/diagnostic.hpp"

namespace dawson::semantics {

/// Of problems with a task, told at `where`. W-KING: a king that the task needs is missing, or a
/// side has two; not where conditions or attributes do without kings. W-PAWN: a pawn on the first
/// or last rank. W-NAME: a man whose name is nearly one that is known.
text::Diagnostics check_position(problem::Problem const& problem, text::Span where);

}  // namespace dawson::semantics
