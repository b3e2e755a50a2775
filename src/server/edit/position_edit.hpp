// Edits of a position in the board editor: pieces are put, removed, moved and turned; squares are
// added and removed.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "chess/position.hpp"
#include "text/diagnostic.hpp"

namespace dawson::server {

/// Puts a piece or a text on a square.
struct PutPiece {
  chess::Square square;
  chess::SquareContent occupant;
};
/// Empties a square.
struct TakePiece {
  chess::Square square;
};
/// Moves what is on a square to another one.
struct MovePiece {
  chess::Square from, to;
};
/// Turns a piece by eighths of a full turn, clockwise.
struct TurnPiece {
  chess::Square square;
  int eighths = 0;
};
/// Changes the side of a piece: white, black and neutral in turn; other sides become white.
struct ChangeSide {
  chess::Square square;
};
/// Adds an attribute (Popeye's English word) to a piece, or removes it if the piece has it.
struct ChangeAttribute {
  chess::Square square;
  std::string word;
};
/// Makes a square a hole, or a hole a square.
struct ToggleHole {
  chess::Square square;
};
/// Resizes the board; squares are added or cut off at the top and on the right.
struct Resize {
  int files = 8, ranks = 8;
};
/// Empties the board.
struct TakeAllPieces {};

using PositionEdit = std::variant<PutPiece, TakePiece, MovePiece, TurnPiece, ChangeSide,
                                  ChangeAttribute, ToggleHole, Resize, TakeAllPieces>;

/// Applies an edit to `position`. Attributes move with their pieces. Returns an error E-EDIT
/// without a span, and changes nothing, if the edit is impossible: a square that does not exist, an
/// attribute without a piece, a size for a board that is not a rectangle of squares, or more than
/// `most` squares.
std::optional<text::Diagnostic> apply(PositionEdit const& edit, chess::Position& position,
                                      std::size_t most);

}  // namespace dawson::server
