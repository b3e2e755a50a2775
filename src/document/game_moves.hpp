// Movetext of PGN in the fields `game` and `played`, read and played on its start position.
#pragma once

#include <optional>

#include "chess/position.hpp"
#include "document/directive.hpp"
#include "document/markup.hpp"
#include "document/settings.hpp"
#include "problem/problem.hpp"
#include "replay_rules/replay.hpp"
#include "semantics/solution/tree.hpp"
#include "text/diagnostic.hpp"

namespace dawson::document {

/// A game as read: the solution of a study that has its canonical movetext.
struct GameMoves {
  semantics::Solution moves;  ///< comments are markup of the document
  replay_rules::Replay replay;
};

/// Reads movetext and plays it from the position of `problem`, or from the array with `from_array`;
/// no value if the rules of chess do not apply to the position (E-POSITION). Findings are those of
/// `play_game` and W-PGN, with spans in the source.
std::optional<GameMoves> read_game_moves(FieldLine const& field, problem::Problem const& problem,
                                         bool from_array, Settings const& settings,
                                         text::Diagnostics& findings);

/// Returns the position after the half-moves of the field `played`; no value, with E-PLAYED at the
/// place, if one of them cannot be made or if there are variations.
std::optional<chess::Position> position_after(FieldLine const& played, chess::Position const* start,
                                              Settings const& settings,
                                              text::Diagnostics& findings);

}  // namespace dawson::document
