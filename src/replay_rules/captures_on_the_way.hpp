// Moves of pieces by their walks: orthodox ones, and those in the table of fairy pieces; check and
// mate among them.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "chess/movement.hpp"
#include "chess/targets.hpp"
#include "replay_rules/board.hpp"
#include "semantics/solution/half_move.hpp"

namespace dawson::replay_rules {

/// Returns the board as a piece of `side` sees it.
chess::Occupancy arena_of(Board const& board, Colour side);

class Walks {
 public:
  /// Returns whether the piece on `from` reaches `to` in one half-move of `side`; no value if
  /// unknown. Only for flat boards; orthodox pawns only on eight by eight squares.
  std::optional<bool> reach(Board const& board, Square from, Square to, Colour side, bool capture);

  /// Returns the squares of the pieces of `side` that can make the short half-move `half` by their
  /// walk, though their king may be left in check; no value if a piece's moves are unknown.
  std::optional<std::vector<Square>> origins(semantics::HalfMove const& half, Board const& board,
                                             Colour side);

  /// Returns whether the moves of all pieces are known.
  bool know_all(Board const& board);

  /// Returns whether the king of `side` is attacked; no value without a king, or if a piece's moves
  /// are unknown. Only for boards on which no condition applies (`Board::plain`).
  std::optional<bool> in_check(Board const& board, Colour side);

  /// Returns whether `side` has a move that does not leave its king in check, under the same
  /// conditions. `passant` as in `dawson::replay_rules::can_move`. The board is restored.
  std::optional<bool> can_move(Board& board, Colour side, std::optional<Square> passant);

 private:
  chess::Movement const* movement(std::string const& walk, Colour side);

  /// By walk and side; empty for pieces whose moves no string describes.
  std::map<std::pair<std::string, Colour>, std::optional<chess::Movement>> movements_;
};

}  // namespace dawson::replay_rules
