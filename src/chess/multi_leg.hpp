// Rides as values, and the squares that a piece reaches by moves of several legs, for `movement`
// and `reach`.
#pragma once

#include <vector>

#include "chess/movement.hpp"
#include "chess/targets.hpp"

namespace dawson::chess {

/// The directions of a king, clockwise, starting up the board.
inline constexpr Offset compass[] = {{0, 1},  {1, 1},   {1, 0},  {1, -1},
                                     {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};

/// Ends of a chain, unsorted. `captures` contains only captures by chains that capture nothing
/// before.
struct ChainEnds {
  std::vector<Square> moves, captures, passant, own;
  std::vector<TakenOnTheWay> on_the_way;
  bool pass = false;
};

/// Returns the squares that `chain`, a ride with later legs, reaches from `from`.
ChainEnds chain_ends(Slide const& chain, Occupancy const& arena, Square from);

/// Returns the paths of `chain` without captures on the way.
std::vector<ChainWay> ways_of(Slide const& chain, Occupancy const& arena, Square from);

}  // namespace dawson::chess
