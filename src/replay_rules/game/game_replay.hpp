// Plays a game of PGN through: each half-move with its squares and its SAN, and canonical movetext.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "notation/pgn/game.hpp"
#include "replay_rules/game/game_state.hpp"
#include "text/diagnostic.hpp"

namespace dawson::replay_rules {

/// A half-move of the tree as played.
struct PlayedMove {
  bool played = false;  ///< false: it cannot be made, or an earlier one of its line cannot
  bool white = true;    ///< the side of the half-move
  unsigned number = 0;  ///< of its move
  GameMove move;
  std::string san;  ///< with signs of check and mate; of a half-move not played, as written
};

/// Called after each half-move that was made, with its node and the board after it.
using AfterMove = std::function<void(std::uint32_t node, GameState const& state)>;

/// Plays all half-moves of the tree from `start`; the result has one entry per node (node 0 is the
/// start). A half-move that cannot be made ends its line. Findings have spans in the text of the
/// game: W-NOMAN, W-AMBIG, W-PROM, W-RULE, W-MATE (a sign of mate without mate). Needs no
/// recursion.
std::vector<PlayedMove> play_game(notation::pgn::Game const& game, GameState start,
                                  text::Diagnostics& findings, AfterMove const& after = {});

/// Returns canonical movetext: half-moves in SAN with marks, signs, comments and variations.
std::string movetext(notation::pgn::Game const& game, std::vector<PlayedMove> const& played);

}  // namespace dawson::replay_rules
