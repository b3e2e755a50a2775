// The export form of movetext (PGN 3.2): "1. e4 e5 (1... c5 2. Nf3) 2. Nf3", in lines of at most 79
// characters.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "notation/pgn/game.hpp"
#include "replay_rules/game/game_replay.hpp"

namespace dawson::collection::pgn {

/// Returns movetext with its result at the end, and a line end after each line. `before` is a
/// comment before the first half-move, or empty. Marks and signs are numbers of glyphs. Half-moves
/// that were not played are comments.
std::string export_form(notation::pgn::Game const& game,
                        std::vector<replay_rules::PlayedMove> const& played,
                        std::string_view before, std::string_view result);

}  // namespace dawson::collection::pgn
