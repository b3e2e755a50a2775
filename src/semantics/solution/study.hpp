// Recognises studies.
#pragma once

#include "semantics/solution/play.hpp"

namespace dawson::semantics {

/// Returns true if a side wins or draws in any number of moves: "+", "=". In studies marks do not
/// begin phases, and `=` is a draw.
inline bool is_study(Play const& play) {
  return play.task.half_moves == 0 && (play.task.goal == "+" || play.task.goal == "=");
}

}  // namespace dawson::semantics
