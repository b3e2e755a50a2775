// Recognises studies.
#pragma once

#include "semantics/solution/play.hpp"

namespace dawson::semantics {

/// Returns true if a side wins or draws in any number of moves: "+", "=". In studies marks do not
/// begin phases, and `=` is a draw.
inline bool is_study(chess::Task const& task) {
  return task.half_moves == 0 && (task.goal == "+" || task.goal == "=");
}
inline bool is_study(Play const& play) { return is_study(play.task); }

}  // namespace dawson::semantics
