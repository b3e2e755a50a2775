// The rules of the usual game: who reaches what, check, and whether anybody can move.
#pragma once

#include <optional>
#include <vector>

#include "chess/language.hpp"
#include "play/board.hpp"
#include "play/plain_effects.hpp"
#include "semantics/solution/half_move.hpp"

namespace dawson::play {

/// How judged moves differ from those of the usual game.
struct Rules {
  bool usual = true;  ///< no fairy condition: promotions where the usual game has them
  chess::Language language = chess::Language::english;
  std::vector<PlainEffect> effects{};  ///< of conditions, where a move has none beside it
  bool captures_own = false;           ///< a condition allows it, or nobody knows the condition
};

/// Whether the man of the usual game on `from` gets to `to` by his walk, for `side` (of neutral men
/// the mover); what stands on `to` is not looked at.
bool reaches(Board const& board, Square from, Square to, Colour side, bool capture);

/// Whether somebody stands between two squares of a line, file or rank.
bool free_between(Board const& board, Square from, Square to);

/// Whether a man of `by` attacks that square.
bool attacked(Board const& board, Square at, Colour by);

/// Whether a king of `side` is attacked.
bool in_check(Board const& board, Colour side);

/// Whether `side` has a move that leaves its own king out of check. `passant` is the square that a
/// pawn has just passed by. Castling is never the only one. The board is as before afterwards.
bool can_move(Board& board, Colour side, std::optional<Square> passant);

/// In check without a move.
bool mated(Board& board, Colour side, std::optional<Square> passant = {});

/// The squares of the men of `side` that can make the short half-move `half`: their own king may
/// not be left in check. From a1 by files.
std::vector<Square> origins(semantics::HalfMove const& half, Board& board, Colour side);

}  // namespace dawson::play
