// Movetext of PGN in the fields `game` and `played`, read and played on its start position.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "chess/position.hpp"
#include "document/directive.hpp"
#include "document/markup.hpp"
#include "document/settings.hpp"
#include "notation/pgn/game.hpp"
#include "replay_rules/game/game_replay.hpp"
#include "text/diagnostic.hpp"

namespace dawson::document {

/// A game as read. Views of the tree refer to the text.
struct GameMoves {
  text::SourceMappedText written;  ///< in the markup language
  Plain text;                      ///< without its escapes; comments are unchanged
  replay_rules::GameState start;
  notation::pgn::Game tree{};
  std::vector<replay_rules::PlayedMove> played{};  ///< one entry per node of the tree
};

/// Reads movetext and plays it from `start`, or from the array if it is null; null if the rules of
/// chess do not apply to `start` (E-POSITION). Findings are those of `play_game` and W-PGN, with
/// spans in the source.
std::shared_ptr<GameMoves const> read_game_moves(FieldLine const& field,
                                                 chess::Position const* start,
                                                 Settings const& settings,
                                                 text::Diagnostics& findings);

/// Returns the position after the half-moves of the field `played`; no value, with E-PLAYED at the
/// place, if one of them cannot be made or if there are variations.
std::optional<chess::Position> position_after(FieldLine const& played, chess::Position const* start,
                                              Settings const& settings,
                                              text::Diagnostics& findings);

/// Returns the board of a game as a position.
chess::Position position_of(replay_rules::GameState const& state);

}  // namespace dawson::document
