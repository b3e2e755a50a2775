// One half-move on the board of a replay.
#pragma once

#include <optional>

#include "chess/language.hpp"
#include "terms/replay/replay_board.hpp"
#include "terms/solution/half_move.hpp"

namespace dawson::terms {

struct MoveFinding;

/// How moves are judged.
struct MoveRules {
  bool usual = true;  ///< no fairy condition: promotions where the usual game has them
  chess::Language language = chess::Language::english;
};

/// Whether a half-move whose squares are all known captures en passant: it says so, or a pawn goes
/// where one that has just gone two squares was passed by, as print leaves it.
bool is_en_passant(HalfMove const& half, ReplayBoard const& board, ReplayMan::Colour side);

/// Makes a half-move whose squares are all known, effects too; says what does not fit, after which
/// the board is to be taken back. `in_group`: the capture sign may be another member's.
std::optional<MoveFinding> play(HalfMove const& half, ReplayBoard& board, ReplayMan::Colour side,
                                MoveRules const& rules, bool in_group);

}  // namespace dawson::terms
