// The start position of a PGN game: its variant, and its FEN with the repairs that programs need.
#pragma once

#include <optional>
#include <string>

#include "notation/pgn/game.hpp"
#include "replay_rules/game/game_state.hpp"
#include "text/diagnostic.hpp"

namespace dawson::collection::pgn {

struct GamePosition {
  std::string field;    ///< the notation: "fen", "xfen", "shredder", "fsf", "lichess"; empty: array
  std::string text;     ///< the position in it
  bool array = true;    ///< the start of a game of chess or Chess960
  bool black = false;   ///< Black is to move
  std::string variant;  ///< the name of another game as written; empty for chess and Chess960
  std::string letters;  ///< Dawson's name of that game; empty if it has none
  /// No value for another game.
  std::optional<replay_rules::GameState> state;
};

/// Reads the tags Variant and FEN. Repairs of the FEN are reported: W-CLOCK, W-NOROOK, W-EP. No
/// value, with an error of the notation at the tag, for a FEN that cannot be read.
std::optional<GamePosition> read_game_position(notation::pgn::Game const& game,
                                               text::Diagnostics& findings);

}  // namespace dawson::collection::pgn
