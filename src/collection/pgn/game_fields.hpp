// The fields of a problem or a game from the tags of PGN.
#pragma once

#include <string_view>

#include "collection/pgn/game_position.hpp"
#include "collection/pgn/tag_rules.hpp"
#include "collection/record.hpp"
#include "notation/pgn/game.hpp"
#include "text/diagnostic.hpp"

namespace dawson::collection::pgn {

/// A game as it was read: its start, its result, and its comments before the first half-move.
struct ReadGame {
  notation::pgn::Game const& game;
  GamePosition const& position;
  std::string_view result;  ///< after the moves; empty without one
};

/// Returns true for a game whose moves go to the field `game`; otherwise they are a solution.
bool has_game_moves(ReadGame const& read, TagRules const& rules);

/// Returns all fields but the moves; nothing of a tag is lost, what has no field is kept in
/// `other`. W-PGN: the tag Result differs from the result after the moves. A composition is a game
/// that does not begin with the array and whose tag Black names no player.
Record fields_of_tags(ReadGame const& read, TagRules const& rules, text::Diagnostics& findings);

}  // namespace dawson::collection::pgn
