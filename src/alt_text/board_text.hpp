// Describes a board in sentences: its shape and the pieces on it, for the descriptions of diagrams.
#pragma once

#include <string>
#include <vector>

#include "alt_text/words.hpp"
#include "problem/problem.hpp"

namespace dawson::alt_text {

/// Returns sentences for its tiling, size, planes, rows, wide and missing squares, joined edges,
/// grid and the part that is shown; none for 8x8 squares.
std::vector<std::string> board_sentences(chess::Position const& position, problem::View const& view,
                                         Squares const& squares, Phrases const& phrases);

/// A list of pieces with their squares, "king d1; rooks a1, h1": kinds in their order, squares in
/// the order in which they were added. Text in brackets after a square stays with it.
class Roll {
 public:
  /// Adds a piece on a square.
  void add(PieceName const& name, std::string square);
  /// Returns true if no piece was added.
  bool empty() const { return groups_.empty(); }
  /// Returns the number of pieces.
  std::size_t count() const;
  /// Returns the list as text.
  std::string text(Phrases const& phrases) const;

 private:
  struct Group {
    PieceName name;
    std::vector<std::string> squares;
  };
  std::vector<Group> groups_;
};

/// Returns sentences for the armies, then signs, then letters; or one sentence for an empty board.
std::vector<std::string> army_sentences(chess::Position const& position, Squares const& squares,
                                        PiecesNames const& names, Phrases const& phrases);

/// Returns the sentence for a board without pieces, "Empty board."; empty if there is a piece.
std::string no_pieces(chess::Position const& position, Phrases const& phrases);

/// Returns true for the duck of duck chess, which belongs to no side.
bool is_duck(chess::Piece const& piece);

/// Returns true if `one` comes before `other` in the order of sides: "White", "Colour 3".
bool side_before(chess::Side one, chess::Side other);

}  // namespace dawson::alt_text
