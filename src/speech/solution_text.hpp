// Writes solutions in words, half-move by half-move, for screen readers and the player.
#pragma once

#include <string>
#include <vector>

#include "problem/problem.hpp"
#include "speech/words.hpp"
#include "terms/printing/diagram_men.hpp"
#include "terms/solution/tree.hpp"

namespace dawson::speech {

/// Returns the whole solution of `problem` in one line: set play, tries, key, each with its
/// continuations, depth first; the lines of help play and series, one after the other. Parts that
/// are not understood are kept as written.
std::string solution_in_words(terms::Solution const& solution, problem::Problem const& problem,
                              chess::Language language);

/// Returns the half-moves that are written at `where`, each separately.
std::vector<std::string> half_moves_in_words(terms::Solution const& solution,
                                             std::vector<text::Span> const& where,
                                             problem::Problem const& problem,
                                             chess::Language language);

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
