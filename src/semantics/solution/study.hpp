// Which tasks are studies.
#pragma once

#include "semantics/solution/play.hpp"

namespace dawson::semantics {

/// Whether a side wins or draws in any number of moves: "+", "=". Marks are no more than marks
/// there, and `=` is a draw.
inline bool is_study(Play const& play) {
  return play.task.half_moves == 0 && (play.task.goal == "+" || play.task.goal == "=");
}

}  // namespace dawson::semantics
