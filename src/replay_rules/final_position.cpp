#include "replay_rules/final_position.hpp"

#include <fmt/format.h>

#include <string>

#include "semantics/solution/canonical.hpp"

namespace dawson::replay_rules {
namespace {

std::string described(Piece const& piece) { return piece.stands() ? written(piece) : "nothing"; }

}  // namespace

std::optional<Finding> first_difference(semantics::HalfMove const& half, Board const& board,
                                        Board const& goal) {
  for (int rank = board.ranks(); rank-- > 0;)
    for (int file = 0; file < board.files(); ++file) {
      Square const at{file, rank};
      Piece const &is = board.at(at), &wanted = goal.at(at);
      if (is == wanted || wanted.walk == "?") continue;
      return Finding{"REACH",
                     semantics::bare(half),
                     chess::square_name(at),
                     half.where,
                     fmt::format("the final position has {} on {}; the diagram has {}",
                                 described(is), chess::square_name(at), described(wanted)),
                     {}};
    }
  return {};
}

}  // namespace dawson::replay_rules
