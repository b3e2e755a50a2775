// Playing a solution through on its diagram.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "chess/position.hpp"
#include "terms/replay/replay_board.hpp"
#include "terms/solution/tree.hpp"

namespace dawson::terms {

/// What solutions are played on, and by which rules.
struct ReplayTask {
  chess::Position const* diagram = nullptr;
  std::vector<std::string> conditions;  ///< as written, in any language
  WalkOf walk_of{};
  /// Twins that are told elsewhere, by their labels: for parts without words. Nothing where a
  /// twin's changes cannot be played.
  std::map<std::string, std::optional<chess::Position>> twins{};
};

/// A half-move that cannot be played.
struct MoveFinding {
  std::string code;     ///< without its first letter: "EMPTY", "WALK"
  std::string subject;  ///< "Qb3*e4"
  std::string detail;   ///< "Q": the walk that stands there; "b3,h3"
  text::Span where;     ///< in the solution's text
  std::string message;
  std::string hint;
  bool of_twin = false;  ///< the head of a twin cannot be read or played
};

struct Replay {
  bool playable = true;  ///< false where squares alone do not tell (Alice Chess, short fairy moves)
  std::size_t played = 0;  ///< half-moves, each member of a group by itself
  std::vector<MoveFinding> findings;
  /// Short half-moves that were played have their square in `Solution` after it; false where one
  /// has not, or stands in a group.
  bool resolved = true;
  bool had_short = false;
  /// Where groups stand that answer a group of as many, and can be read in one way alone: the
  /// beginnings of their first half-moves.
  std::vector<std::size_t> understood_groups;
};

/// Plays all parts of `solution`, each as it was read; not those with conditions of their own. A
/// branch (help play: a line) with a finding is not played on. Codes: EMPTY, WALK, SIDE, OCC,
/// NOCAP, EP, CASTLE, PROM, NOMAN, AMBIG, REBIRTH, EFFECT, SQUARE. With `resolve` short half-moves
/// get the squares that they begin from.
Replay replay(Solution& solution, ReplayTask const& task, bool resolve);

}  // namespace dawson::terms
