// A group that answers a group of as many members: "1...Ra6/Rb6 2.Qa1#/Qb1#".
#pragma once

#include <cstddef>
#include <vector>

#include "play/rules.hpp"
#include "semantics/solution/tree.hpp"

namespace dawson::play {

/// What the board says of each answer behind each member: who answers whom. For the men of the
/// usual game.
class GroupAnswers {
 public:
  explicit GroupAnswers(std::size_t members) : fits_(members * members, Fit::no) {}

  /// Tries the answers with the member `of` on the board, which is as before afterwards.
  void behind(std::size_t of, semantics::SolutionNode const& answers, Board& board, Colour side,
              Rules const& rules);

  /// Whether there is one way to read it: every answer mates behind every member, or not all can be
  /// made behind all, and each behind some.
  bool understood() const;

 private:
  enum class Fit : char { no, playable, mates };
  static Fit fit(semantics::HalfMove const& half, Board& board, Colour side, Rules const& rules);

  std::vector<Fit> fits_;  ///< a row a member
};

}  // namespace dawson::play
