// Checks of a problem's position.
#pragma once

#include "problem/problem.hpp"
#include "text/diagnostic.hpp"
#include "text/source_mapped_text.hpp"

namespace dawson::semantics {

/// Checks problems with a task; findings are at `where`. W-KING: a king that the task needs is
/// missing, or a side has two, unless conditions or attributes allow it. W-PAWN: a pawn on the
/// first or last rank. W-NAME: a piece whose name is close to a known one; it is at the name if
/// `written`, a line of the position, contains it.
text::Diagnostics check_position(problem::Problem const& problem, text::Span where,
                                 text::SourceMappedText const& written = {});

}  // namespace dawson::semantics
