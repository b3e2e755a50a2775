// Writes one half-move in words, for spoken solutions.
#pragma once

#include <string>

#include "speech/men.hpp"
#include "terms/printing/diagram_men.hpp"
#include "terms/solution/tree.hpp"

namespace dawson::speech {

/// Writes the half-moves of one solution. Keeps references to its arguments.
class HalfMoveText {
 public:
  HalfMoveText(terms::Solution const& solution, problem::Problem const& problem,
               Phrases const& phrases)
      : solution_(solution), phrases_(phrases), names_(problem.legend, phrases), pieces_(problem) {}

  /// Returns the half-move in words, "pawn b takes c8, becomes queen, check". Parts without words
  /// are kept as written, with comments in brackets after them.
  std::string text(terms::HalfMove const& half) const;

 private:
  std::string piece(terms::MovePiece const& piece) const;
  std::string path(terms::HalfMove const& half) const;
  std::string suffixes(terms::HalfMove const& half) const;

  terms::Solution const& solution_;
  Phrases const& phrases_;
  PiecesNames names_;
  terms::DiagramPieces pieces_;
};

}  // namespace dawson::speech
