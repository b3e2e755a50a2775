// Checks whether half-moves are allowed and their signs correct.
#pragma once

#include <optional>
#include <vector>

#include "replay_rules/captures_on_the_way.hpp"
#include "replay_rules/replay.hpp"
#include "replay_rules/rules.hpp"

namespace dawson::replay_rules {

/// The previous half-move, as far as captures en passant depend on it.
struct LastMove {
  bool known = false;            ///< false at the beginning, and after an omitted half-move
  std::optional<Square> passed;  ///< the square that a pawn has passed with a double step

  /// Returns the record of `half`, whose squares are known, for the next half-move.
  static LastMove of(semantics::HalfMove const& half);
};

/// The place of a half-move in the solution.
struct Place {
  bool in_group = false;    ///< its signs may belong to another member
  bool last = false;        ///< the last of a complete direct, self-, reflex- or helpmate
  bool stalemates = false;  ///< `=` means stalemate, not a draw
  bool ends = false;        ///< the last of a complete proof game
};

class MoveResolver {
 public:
  /// `usual`: no condition. `walks_stay`: no condition that changes walks.
  MoveResolver(bool usual, bool walks_stay) : usual_(usual), walks_stay_(walks_stay) {}

  /// Returns true if orthodox rules fully apply to `board`.
  bool knows(Board const& board) const { return usual_ && board.plain() && board.orthodox(); }

  /// Returns RULE for a half-move with known squares, before it is made: walk, pieces between,
  /// castling, en passant. Nothing if it cannot be made at all, or if the rules are unknown.
  std::optional<Finding> before(semantics::HalfMove const& half, Board const& board, Colour side,
                                LastMove const& last);

  /// Returns RULE for a half-move after it was made: its own king is in check.
  std::optional<Finding> after(semantics::HalfMove const& half, Board const& board, Colour side);

  /// Returns the result of the half-move that `side` has just made. Unless `exactly`, a half-move
  /// without check counts as goes_on without further tests. With fairy pieces, whose moves take
  /// longer to find, the result is `unknown` unless `is_signed`: a sign of the half-move needs it.
  Outcome outcome(Board& board, Colour side, LastMove const& last, bool exactly, bool is_signed);

  /// Reads "Qe7+=" of a draw, which `side` has just made, as a check and the goal if it gives
  /// check; otherwise it remains an evaluation. Returns whether it was a check.
  static bool settle_draw(semantics::HalfMove& half, Board const& board, Colour side);

  /// Returns CHECK and MATE for wrong or missing signs.
  static std::optional<Finding> signs(semantics::HalfMove const& half, Outcome outcome,
                                      Place const& place);

 private:
  // Whether only fairy pieces with known walks distinguish `board` from an orthodox one.
  bool has_only_walks(Board const& board) {
    return usual_ && board.plain() && !board.orthodox() && walks_.know_all(board);
  }
  std::optional<Finding> castling(semantics::HalfMove const& half, Board const& board,
                                  Colour side) const;

  bool usual_, walks_stay_;
  Walks walks_;
};

}  // namespace dawson::replay_rules
