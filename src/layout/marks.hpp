// Marks and arrows of a board: the shape of marks, and arrows that leave pieces legible.
#pragma once

#include <string>
#include <vector>

#include "chess/position.hpp"
#include "layout/scene.hpp"
#include "problem/problem.hpp"

namespace dawson::layout {

/// Piece that its attributes mark automatically.
struct MarkedPiece {
  chess::Square square;
  std::vector<std::string> words;      ///< attributes that mark it, in English, sorted
  std::vector<chess::MarkKind> kinds;  ///< kinds of its marks, sorted, without duplicates
};

/// Returns the pieces with such attributes on squares for which the view has no mark.
std::vector<MarkedPiece> marked_pieces(chess::Position const& position, problem::View const& view);

/// Returns the marks of the view, then those of `marked_pieces`.
std::vector<chess::Mark> marks_of(chess::Position const& position, problem::View const& view);

/// Returns a crown in the upper right corner of a cell, beside the head of the piece; in squares.
Path crown_in(Rectangle const& cell);

/// Places a mark that is on a piece, or on a letter, such that both are legible: texts and dots go
/// to corners of its area.
void keep_legible(PlacedMark& mark, chess::SquareContent const& occupant);

/// Returns whether the mark is drawn below the pieces: fills, and circles around pieces.
bool is_below_pieces(PlacedMark const& mark);

/// Moves the ends of the arrows in `scene` to the outlines of the pieces on their squares, and fans
/// out arrows that leave one square in nearly the same direction. An arrow always keeps a visible
/// length, even over pieces.
void clear_arrows(Scene& scene);

}  // namespace dawson::layout
