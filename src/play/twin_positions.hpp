// The positions that the parts of a solution begin on.
#pragma once

#include <optional>

#include "chess/position.hpp"
#include "play/film.hpp"

namespace dawson::play {

/// What twins make of the diagram, one after the other: those that are told elsewhere, and those
/// that heads in the solution tell.
class TwinPositions {
 public:
  TwinPositions(semantics::Solution const& solution, Task const& task)
      : solution_(solution), task_(task), last_(*task.diagram) {}

  /// Of the next part. Nothing where nobody knows it; `findings` receives one for a head that
  /// cannot be read or played.
  std::optional<chess::Position> of(semantics::SolutionPart const& part,
                                    std::vector<Finding>& findings);

 private:
  std::optional<chess::Position> of_head(semantics::SolutionPart const& part,
                                         std::vector<Finding>& findings) const;

  semantics::Solution const& solution_;
  Task const& task_;
  std::optional<chess::Position> last_;
};

}  // namespace dawson::play
