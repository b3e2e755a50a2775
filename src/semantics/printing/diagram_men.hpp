// The men of one diagram, and what solutions call them.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "chess/position.hpp"
#include "problem/problem.hpp"

namespace dawson::semantics {

/// Walks and figures, from the men that stand on the board and the legend that names them.
class DiagramPieces {
 public:
  DiagramPieces() = default;
  /// Turned figures have the walk of the man that the legend says, or that is usual for the figure.
  explicit DiagramPieces(problem::Problem const& problem);

  /// Popeye's English walk of a man of this diagram; empty where nobody knows it.
  std::string walk_of(chess::Piece const& piece) const;

  /// The figure for a walk: as it stands on the board, an orthodox man upright; nothing for a man
  /// that has none. White, but for neutral men.
  std::optional<chess::Piece> figure(std::string const& walk) const;

 private:
  std::map<std::string, chess::Piece> figures_;
  std::map<std::pair<int, int>, std::string> walks_;  ///< by kind and rotation
};

}  // namespace dawson::semantics
