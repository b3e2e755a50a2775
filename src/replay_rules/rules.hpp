// Orthodox rules: reachable squares, check, and whether a side can move.
#pragma once

#include <optional>
#include <vector>

#include "chess/language.hpp"
#include "replay_rules/board.hpp"
#include "replay_rules/plain_effects.hpp"
#include "semantics/solution/half_move.hpp"

namespace dawson::replay_rules {

/// Differences from orthodox chess in the present solution.
struct Rules {
  bool usual = true;  ///< no fairy condition: promotions on the orthodox squares
  chess::Language language = chess::Language::english;
  std::vector<PlainEffect> effects{};  ///< of conditions, if none is written with the move
  bool captures_own = false;           ///< a condition allows it, or is unknown
};

/// Returns true if the orthodox piece on `from` reaches `to` by its walk, for `side` (the mover,
/// for neutral pieces); the content of `to` is ignored.
bool reaches(Board const& board, Square from, Square to, Colour side, bool capture);

/// Returns true if the squares between two squares of a line, file or rank are empty.
bool free_between(Board const& board, Square from, Square to);

/// Returns true if a piece of `by` attacks that square.
bool attacked(Board const& board, Square at, Colour by);

/// Returns true if a king of `side` is attacked.
bool in_check(Board const& board, Colour side);

/// Returns true if `side` has a move that does not leave its own king in check. `passant` is the
/// square that a pawn has just passed. Castling is never the only move. The board is restored.
bool can_move(Board& board, Colour side, std::optional<Square> passant);

/// Returns true if `side` is in check without a move.
bool mated(Board& board, Colour side, std::optional<Square> passant = {});

/// Returns the squares of the pieces of `side` whose movement allows the short half-move `half`, in
/// order of files from a1. Their king may be left in check.
std::vector<Square> candidates(semantics::HalfMove const& half, Board const& board, Colour side);

/// Returns those of the candidates that can make the half-move without
/// leaving their king in check, in order of files from a1.
std::vector<Square> origins(semantics::HalfMove const& half, Board& board, Colour side);

}  // namespace dawson::replay_rules
