// The pieces of one diagram, and their letters in solutions.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "chess/position.hpp"
#include "problem/problem.hpp"

namespace dawson::semantics {

/// Returns the words of a legend's name; raw LaTeX is kept as written.
std::string words_of_name(prose::Inlines const& name);

/// Walks and symbols, from the pieces on the board and the legend that names them.
class DiagramPieces {
 public:
  DiagramPieces() = default;
  /// Rotated symbols have the walk that the legend gives, or the default walk of the symbol.
  explicit DiagramPieces(problem::Problem const& problem);

  /// Returns Popeye's English walk of a piece of this diagram; empty if unknown.
  std::string walk_of(chess::Piece const& piece) const;

  /// Returns the symbol for a walk: as on the board, an orthodox piece upright; no value for a
  /// piece without one. The symbol is white, or neutral for neutral pieces.
  std::optional<chess::Piece> figure(std::string const& walk) const;

 private:
  std::map<std::string, chess::Piece> figures_;
  std::map<std::pair<int, int>, std::string> walks_;  ///< by kind and rotation
};

}  // namespace dawson::semantics
