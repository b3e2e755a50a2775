// A board with other pieces, for tests of moves.
#pragma once

#include <boost/test/unit_test.hpp>

#include <string>
#include <string_view>

#include "chess/targets.hpp"
#include "semantics/move_setup.hpp"

namespace dawson::semantics {

/// The surroundings of a moving piece: the board, its square, the other pieces ("dx,dy:e ...").
struct MoveBoard {
  int files, ranks;
  chess::Square from;
  std::string_view occupied;
};

inline chess::Occupancy arena_of(MoveBoard const& where) {
  text::Diagnostics warnings;
  auto const position =
      read_move_board(std::to_string(where.files) + "x" + std::to_string(where.ranks), warnings);
  chess::Occupancy arena = *chess::arena(position->board, chess::Side::white);
  auto const neighbours = read_neighbours(where.occupied, position->board, where.from);
  BOOST_TEST_REQUIRE(neighbours.ok(), where.occupied);
  for (Neighbour const& one : *neighbours)
    arena.put(one.square, one.enemy ? chess::Content::enemy : chess::Content::friendly);
  return arena;
}

}  // namespace dawson::semantics
