// Whether half-moves are allowed, and whether their signs are true.
#pragma once

#include <optional>
#include <vector>

#include "play/film.hpp"
#include "play/rules.hpp"
#include "play/walks.hpp"

namespace dawson::play {

/// What was played last, as far as captures en passant depend on it.
struct LastMove {
  bool known = false;            ///< false at the beginning, and behind what was left out
  std::optional<Square> passed;  ///< the square that a pawn has gone by with two steps

  /// What `half`, whose squares are all known, is for the next half-move.
  static LastMove of(semantics::HalfMove const& half);
};

/// What the solution says of the place of a half-move.
struct Place {
  bool in_group = false;    ///< its signs may be those of another member
  bool last = false;        ///< of a direct, self-, reflex or help mate's whole length
  bool stalemates = false;  ///< `=` is stalemate, not a draw
  bool ends = false;        ///< of a whole proof game
};

class Referee {
 public:
  /// `usual`: no condition. `walks_stay`: no condition that gives men other walks.
  Referee(bool usual, bool walks_stay) : usual_(usual), walks_stay_(walks_stay) {}

  /// Whether the rules of the usual game say all about `board`.
  bool knows(Board const& board) const { return usual_ && board.plain() && board.orthodox(); }

  /// RULE of a half-move whose squares are all known, before it is made: walk, men between,
  /// castling, en passant. Nothing where it cannot be made at all, or nobody knows.
  std::optional<Finding> before(semantics::HalfMove const& half, Board const& board, Colour side,
                                LastMove const& last);

  /// RULE of the same on the board after it: its own king is in check. And what it comes to.
  std::optional<Finding> after(semantics::HalfMove const& half, Board const& board,
                               Colour side) const;

  /// What the half-move that `side` has just made comes to. Unless `exactly`, what gives no check
  /// goes on.
  Outcome outcome(Board& board, Colour side, LastMove const& last, bool exactly) const;

  /// "Qe7+=" of a draw, which `side` has just made: a check and the goal where it gives check, else
  /// an evaluation, as which it was read.
  static void settle_draw(semantics::HalfMove& half, Board const& board, Colour side);

  /// CHECK and MATE: signs that are not true, or that are missing.
  static std::optional<Finding> signs(semantics::HalfMove const& half, Outcome outcome,
                                      Place const& place);

 private:
  std::optional<Finding> castling(semantics::HalfMove const& half, Board const& board,
                                  Colour side) const;

  bool usual_, walks_stay_;
  Walks walks_;
};

}  // namespace dawson::play
