// The movement of a piece: the parts of its Betza notation split into rides in single directions.
#pragma once

#include <compare>
#include <cstdint>
#include <vector>

#include "chess/betza.hpp"
#include "chess/man.hpp"

namespace dawson::chess {

/// Distance between two squares in files (to the right) and ranks (upwards).
struct Offset {
  int dx = 0;
  int dy = 0;

  friend auto operator<=>(Offset const&, Offset const&) = default;
};

/// How a ride moves from square to square.
enum class Manner : std::uint8_t {
  slide,     ///< through empty squares to the first piece
  hop,       ///< over the first piece to the square after it (grasshopper)
  cannon,    ///< over the first piece, then through empty squares to the second piece
  anywhere,  ///< to any square of the board; the step is unused
  castle,    ///< one step, if a friendly piece is at the end of the rank with only empty squares
             ///< between
};

/// Condition on the squares that a single step passes over.
enum class Passing : std::uint8_t { anything, nothing, something };

/// Squares where a leg before the last can end, besides empty squares (`moves`), enemies and own
/// pieces that it captures (`captures`, `own`).
struct Onwards {
  bool over = false;          ///< on any piece, which stays (`p`)
  bool over_toggles = false;  ///< as `over`, and later legs have the other range: unlimited instead
                              ///< of one step, or one step (`g`)
  bool toggles = false;       ///< on an empty square, and later legs have the other range (`y`)

  friend auto operator<=>(Onwards const&, Onwards const&) = default;
};

/// One step, repeated. A leap is a ride of range 1. A ride with further legs in `then` is the first
/// leg of a chain.
struct Slide {
  Offset step;   ///< first step; unused in later legs
  int turn = 0;  ///< crooked: -1 or 1; steps alternately turn a quarter that way and back
  Manner manner = Manner::slide;
  Passing passing = Passing::anything;
  bool cylindrical = false;  ///< the first and the last file are adjacent
  bool moves = true;
  bool captures = true;
  int range = 1;  ///< maximum number of steps, or `unlimited`

  int ring = 0;          ///< circular: number of directions; `turn` selects the next one
  bool halfway = false;  ///< only the middle one of the squares passed over counts
  int skips = 0;         ///< number of first squares that are skipped, whatever their content
  bool own = false;      ///< captures pieces of its own side
  bool passant = false;  ///< captures en passant: possible on its empty squares
  bool first_move = false;
  bool spares_kings = false;
  bool exchanges = false;

  Onwards onwards{};            ///< conditions if later legs follow
  bool as_far = false;          ///< exactly as many steps as the last sliding leg
  std::uint8_t turns = 0;       ///< later leg: bit n is n eighths to the right of the leg before
  std::vector<Offset> steps{};  ///< later leg in brackets: its possible steps; without turns, those
                                ///< closest in direction to the leg before
  std::vector<Slide> then{};    ///< later legs

  friend bool operator==(Slide const& a, Slide const& b);
  friend std::strong_ordering operator<=>(Slide const& a, Slide const& b);
};

using Movement = std::vector<Slide>;

/// Returns the movement of a piece of `side`: forwards is up the board for White and all other
/// sides, down for Black. Sorted, without duplicates, without rides that another ride includes, and
/// without rides that can never move ("gN", "jW").
Movement movement(Betza const& piece, Side side = Side::white);

/// Returns the movement of one part.
Movement movement(BetzaPart const& part, Side side = Side::white);

/// Returns all steps of the kind of `atom`, four or eight, sorted.
std::vector<Offset> steps_of(Offset atom);

/// Returns the squares that one step passes over, from its start: straight along its longer side
/// first, then diagonally. N passes (0,1), as the horse of xiangqi does; J passes (0,1) and (1,2),
/// as the elephant of janggi does.
std::vector<Offset> passed_over(Offset step);

/// Returns the passed squares that count for a step of `ride`: all, or the one at half the step
/// (rounded down).
std::vector<Offset> passed_over(Slide const& ride, Offset step);

/// Returns the cycle of steps of a ride: one, two if it is crooked, the whole ring of a circular
/// ride.
std::vector<Offset> step_cycle(Slide const& ride);

/// Returns `step` and the steps of its kind, clockwise; with `all`, the eight king directions at
/// its length.
std::vector<Offset> ring_of(Offset step, bool all);

/// Properties of a movement besides moves and captures, independent of the square.
struct Aspects {
  bool first_move = false, passant = false, castling = false, own = false;
  bool on_the_way = false;  ///< captures before the end of the move
  bool chains = false;
  bool exchanges = false, spares_kings = false;

  friend bool operator==(Aspects const&, Aspects const&) = default;
};
/// Returns the properties of `movement`.
Aspects aspects(Movement const& movement);

}  // namespace dawson::chess
