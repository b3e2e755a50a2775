// Draws how a piece moves: lines of rides, signs on squares, and the key to the signs.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "chess/board.hpp"
#include "layout/scene.hpp"
#include "problem/problem.hpp"

namespace dawson::layout {

/// Function from board coordinates (a square is one unit, the lower left corner of a1 the origin)
/// to scene coordinates.
using Placing = std::function<Point(Point)>;

/// Adds to `scene` the moves of the piece on `moves.from` among the pieces of `board`. Nothing is
/// drawn outside the part of the board that `scene` shows.
void place_moves(Scene& scene, chess::Board const& board, problem::MoveDiagram const& moves,
                 Placing const& placing);

/// One line of a key: a sign or a piece, and its meaning.
struct KeyItem {
  std::optional<SignKind> sign;
  std::optional<chess::Piece> piece;
  std::string text;

  friend bool operator==(KeyItem const&, KeyItem const&) = default;
};

/// Returns the key to the signs that a diagram of `moves` on `board` uses, and to no others.
std::vector<KeyItem> move_key(chess::Board const& board, problem::MoveDiagram const& moves);

/// Adds a key below the frame, in 8-point type, for output formats without a caption.
void add_key(Scene& scene, std::vector<KeyItem> const& key);

}  // namespace dawson::layout
