// What a man can do, step by step: Betza's parts taken apart into rides in single directions.
#pragma once

#include <compare>
#include <cstdint>
#include <vector>

#include "chess/betza.hpp"
#include "chess/man.hpp"

namespace dawson::chess {

/// By how many files (to the right) and ranks (upwards) a square is away.
struct Offset {
  int dx = 0;
  int dy = 0;

  friend auto operator<=>(Offset const&, Offset const&) = default;
};

/// How a ride gets on from square to square.
enum class Manner : std::uint8_t {
  slide,   ///< through empty squares to the first man
  hop,     ///< over the first man to the square behind it (grasshopper)
  cannon,  ///< over the first man, then through empty squares to the second one
};

/// What must stand on the squares that a single step passes over.
enum class Passing : std::uint8_t { anything, nothing, something };

/// One step, repeated. A leap is a ride of range 1.
struct Ride {
  Offset step;   ///< the first one
  int turn = 0;  ///< crooked: -1 or 1, steps turn by a quarter that way and back, by turns
  Manner manner = Manner::slide;
  Passing passing = Passing::anything;
  bool cylindrical =
      false;  ///< the files beside the a-file and the last one are each other's neighbours
  bool moves = true;
  bool captures = true;
  int range = 1;  ///< steps at most; `unlimited`

  friend auto operator<=>(Ride const&, Ride const&) = default;
};

using Movement = std::vector<Ride>;

/// What `man` says for a man of `side`: forwards is up the board for White and all others, down for
/// Black. Sorted; nothing stands in it twice, nothing that another ride says already, and nothing
/// that can never move ("gN", "jW").
Movement movement(Betza const& man, Side side = Side::white);

/// The same of one part.
Movement movement(BetzaPart const& part, Side side = Side::white);

/// The squares that one step passes over, from its beginning: straight along its longer side first,
/// then diagonally. N passes (0,1), as the horse of xiangqi does; J (0,1) and (1,2), as the
/// elephant of janggi.
std::vector<Offset> passed_over(Offset step);

}  // namespace dawson::chess
