// Writes solutions in words, half-move by half-move, for screen readers and the player.
#pragma once

#include <string>
#include <vector>

#include "alt_text/words.hpp"
#include "problem/problem.hpp"
#include "semantics/printing/diagram_men.hpp"
#include "semantics/solution/tree.hpp"

namespace dawson::alt_text {

/// Returns the whole solution of `problem` in one line: set play, tries, key, each with its
/// continuations, depth first; the lines of help play and series, one after the other. Parts that
/// are not understood are kept as written.
std::string solution_in_words(semantics::Solution const& solution, problem::Problem const& problem,
                              chess::Language language);

/// Returns the half-moves that are written at `where`, each separately.
std::vector<std::string> half_moves_in_words(semantics::Solution const& solution,
                                             std::vector<text::Span> const& where,
                                             problem::Problem const& problem,
                                             chess::Language language);

/// The pieces of one name.
struct NamedPieces {
  std::string name;                    ///< with the side: "white king"
  std::vector<chess::Square> squares;  ///< of the diagram
  std::vector<std::size_t> others{};   ///< indexes of pieces that are not on the diagram
};

/// Returns the pieces of the diagram and `others` by their names, in the order of descriptions.
std::vector<NamedPieces> named_pieces(problem::Problem const& problem,
                                      std::vector<chess::SquareContent> const& others,
                                      chess::Language language);

/// Writes the half-moves of one solution. Keeps references to its arguments.
class HalfMoveText {
 public:
  HalfMoveText(semantics::Solution const& solution, problem::Problem const& problem,
               Phrases const& phrases)
      : solution_(solution), phrases_(phrases), names_(problem.legend, phrases), pieces_(problem) {}

  /// Returns the half-move in words, "pawn b takes c8, becomes queen, check". Parts without words
  /// are kept as written, with comments in brackets after them.
  std::string text(semantics::HalfMove const& half) const;

 private:
  std::string piece(semantics::MovePiece const& piece) const;
  std::string path(semantics::HalfMove const& half) const;
  std::string suffixes(semantics::HalfMove const& half) const;

  semantics::Solution const& solution_;
  Phrases const& phrases_;
  PiecesNames names_;
  semantics::DiagramPieces pieces_;
};

}  // namespace dawson::alt_text
