// The start positions of the parts of a solution.
#pragma once

#include <optional>

#include "chess/position.hpp"
#include "replay_rules/replay.hpp"

namespace dawson::replay_rules {

/// Computes the positions of twins, one after the other: twins given elsewhere, and those of heads
/// in the solution.
class TwinPositions {
 public:
  TwinPositions(semantics::Solution const& solution, Task const& task)
      : solution_(solution), task_(task), last_(*task.diagram) {}

  /// Returns the position of the next part, or no value if unknown; `findings` receives one for a
  /// head that cannot be read or played.
  std::optional<chess::Position> of(semantics::SolutionPart const& part,
                                    std::vector<Finding>& findings);

 private:
  std::optional<chess::Position> of_head(semantics::SolutionPart const& part,
                                         std::vector<Finding>& findings) const;

  semantics::Solution const& solution_;
  Task const& task_;
  std::optional<chess::Position> last_;
};

}  // namespace dawson::replay_rules
