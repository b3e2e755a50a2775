// A solution as movetext of PGN: keys, defences, threats, tries and set play as variations.
#pragma once

#include <string>
#include <vector>

#include "chess/position.hpp"
#include "chess/task.hpp"
#include "text/diagnostic.hpp"

namespace dawson::collection::pgn {

/// The game of one part of a solution.
struct PartMovetext {
  std::string twin;       ///< "a", "b) wKg5-f6"; empty without twins
  bool set_play = false;  ///< set play of help play, which is a game of its own
  chess::Position start;  ///< the position of this part
  bool black_begins = false;
  std::string movetext;  ///< long notation; empty without moves
  std::string unread;    ///< text that was not played: a comment
};

/// Returns the games of a solution, at least one. A half-move that cannot be replayed makes the
/// whole part a comment.
std::vector<PartMovetext> games_of_solution(std::string const& solution,
                                            chess::Stipulation const& stipulation,
                                            std::string const& options,
                                            chess::Position const& position,
                                            std::vector<chess::Twin> const& twins);

}  // namespace dawson::collection::pgn
