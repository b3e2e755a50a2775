// How a man moves, drawn on his board: lines of rides, signs on squares, and the key to the signs.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "chess/board.hpp"
#include "layout/scene.hpp"
#include "problem/problem.hpp"

namespace dawson::layout {

/// From the board, a square being one unit and the lower left corner of a1 the origin, to the
/// scene.
using Placing = std::function<Point(Point)>;

/// Adds to `scene` what the man on `moves.from` can do among the men of `board`. Nothing lies
/// outside of the part of the board that `scene` shows.
void place_moves(Scene& scene, chess::Board const& board, problem::MoveDiagram const& moves,
                 Placing const& placing);

/// One line of a key: a sign or a man, and what it means.
struct KeyItem {
  std::optional<SignKind> sign;
  std::optional<chess::Man> man;
  std::string text;

  friend bool operator==(KeyItem const&, KeyItem const&) = default;
};

/// The key to the signs that a diagram of `moves` on `board` uses, and to no others.
std::vector<KeyItem> move_key(chess::Board const& board, problem::MoveDiagram const& moves);

/// Puts a key below the frame, in type of eight points, for outputs that have no caption.
void add_key(Scene& scene, std::vector<KeyItem> const& key);

}  // namespace dawson::layout
