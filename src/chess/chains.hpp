// Where a man comes that moves in several legs.
#pragma once

#include <vector>

#include "chess/movement.hpp"
#include "chess/reach.hpp"

namespace dawson::chess {

/// The directions of a king, clockwise from straight up the board.
inline constexpr Offset compass[] = {{0, 1},  {1, 1},   {1, 0},  {1, -1},
                                     {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};

/// Ends of a chain; none is sorted. Captures are those of chains that take nobody before.
struct ChainEnds {
  std::vector<Square> moves, captures, passant, own;
  std::vector<TakenOnTheWay> on_the_way;
  bool pass = false;
};

/// What `chain`, a ride with legs behind it, reaches from `from`.
ChainEnds chain_ends(Ride const& chain, Arena const& arena, Square from);

/// Its ways without men taken on the way.
std::vector<ChainWay> ways_of(Ride const& chain, Arena const& arena, Square from);

}  // namespace dawson::chess
