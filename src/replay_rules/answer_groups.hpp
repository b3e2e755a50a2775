// A group that answers a group of as many members: "1...Ra6/Rb6 2.Qa1#/Qb1#".
#pragma once

#include <cstddef>
#include <vector>

#include "replay_rules/rules.hpp"
#include "semantics/solution/tree.hpp"

namespace dawson::replay_rules {

/// Tests each answer after each member on the board, to find which answer belongs to which member.
/// Only for orthodox pieces.
class AnswerGroup {
 public:
  explicit AnswerGroup(std::size_t members) : fits_(members * members, Fit::no) {}

  /// Tries the answers after the member `of`, which is on the board; the board is restored.
  void behind(std::size_t of, semantics::SolutionNode const& answers, Board& board, Colour side,
              Rules const& rules);

  /// Returns true if only one reading is possible: every answer mates after every member; or some
  /// answer is impossible after some member, but each answer fits a member and each member has an
  /// answer.
  bool understood() const;

 private:
  enum class Fit : char { no, playable, mates };
  static Fit fit(semantics::HalfMove const& half, Board& board, Colour side, Rules const& rules);

  std::vector<Fit> fits_;  ///< one row per member
};

}  // namespace dawson::replay_rules
