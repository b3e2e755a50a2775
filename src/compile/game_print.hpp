// A game in print: its moves as running text, with the boards among them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "chess/position.hpp"
#include "document/game_moves.hpp"
#include "prose/prose.hpp"
#include "semantics/printing/solution_form.hpp"

namespace dawson::run {

/// A board after a half-move.
struct GameBoard {
  chess::Position position;
  bool flip = false;  ///< seen by Black
  std::vector<chess::Mark> marks;
};

/// Text of a game, and the board after it.
struct GameSegment {
  std::vector<prose::Indented> lines;
  std::optional<GameBoard> board;
};

/// Prints the moves in place: a variation follows the half-move that it replaces, in parentheses,
/// alternatives of one half-move separated by semicolons. The main line is bold; comments are
/// markup and follow after a blank. `result` ends the text. Needs no recursion.
std::vector<GameSegment> print_game(document::GameMoves const& game,
                                    semantics::SolutionForm const& form,
                                    document::Settings const& settings,
                                    prose::Inlines const& result);

}  // namespace dawson::run
