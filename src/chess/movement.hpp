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
  slide,     ///< through empty squares to the first man
  hop,       ///< over the first man to the square behind it (grasshopper)
  cannon,    ///< over the first man, then through empty squares to the second one
  anywhere,  ///< to any square of the board; the step is nothing
  castle,    ///< one step, if his own man stands at the end of the rank and nobody between
};

/// What must stand on the squares that a single step passes over.
enum class Passing : std::uint8_t { anything, nothing, something };

/// What a leg that is not the last one can end on, besides empty squares (`moves`), enemies and own
/// men that it takes (`captures`, `own`).
struct Onwards {
  bool over = false;          ///< on anybody, who stays (`p`)
  bool over_toggles = false;  ///< the same, and later legs go as far as they can, or one step (`g`)
  bool toggles = false;       ///< on an empty square, and the same (`y`)

  friend auto operator<=>(Onwards const&, Onwards const&) = default;
};

/// One step, repeated. A leap is a ride of range 1. With legs behind it, the first leg of a chain.
struct Ride {
  Offset step;   ///< the first one; of later legs nothing
  int turn = 0;  ///< crooked: -1 or 1, steps turn by a quarter that way and back, by turns
  Manner manner = Manner::slide;
  Passing passing = Passing::anything;
  bool cylindrical =
      false;  ///< the files beside the a-file and the last one are each other's neighbours
  bool moves = true;
  bool captures = true;
  int range = 1;  ///< steps at most; `unlimited`

  int ring = 0;          ///< circular: of so many directions, of which `turn` takes the next one
  bool halfway = false;  ///< of the squares passed over, the one in the middle alone counts
  int skips = 0;         ///< so many first squares are left out, whoever stands there
  bool own = false;      ///< takes men of its own side
  bool passant = false;  ///< takes in passing: its empty squares are where it might
  bool first_move = false;
  bool spares_kings = false;
  bool exchanges = false;

  Onwards onwards{};       ///< if others come behind it
  bool as_far = false;     ///< exactly as many steps as the last leg that slid
  std::uint8_t turns = 0;  ///< of a later leg: bit n is n eighths to the right of the leg before
  std::vector<Offset> steps{};  ///< of a later leg in brackets: without turns, the nearest of these
  std::vector<Ride> then{};     ///< the later legs

  friend bool operator==(Ride const& a, Ride const& b);
  friend std::strong_ordering operator<=>(Ride const& a, Ride const& b);
};

using Movement = std::vector<Ride>;

/// What `man` says for a man of `side`: forwards is up the board for White and all others, down for
/// Black. Sorted; nothing stands in it twice, nothing that another ride says already, and nothing
/// that can never move ("gN", "jW").
Movement movement(Betza const& man, Side side = Side::white);

/// The same of one part.
Movement movement(BetzaPart const& part, Side side = Side::white);

/// All steps of the kind of `atom`, four or eight, sorted.
std::vector<Offset> steps_of(Offset atom);

/// The squares that one step passes over, from its beginning: straight along its longer side first,
/// then diagonally. N passes (0,1), as the horse of xiangqi does; J (0,1) and (1,2), as the
/// elephant of janggi.
std::vector<Offset> passed_over(Offset step);

/// Those that count for a step of `ride`: all, or half of the step, halves cut off.
std::vector<Offset> passed_over(Ride const& ride, Offset step);

/// The steps of a ride, by turns: one, two if it is crooked, the whole ring of a circular one.
std::vector<Offset> step_cycle(Ride const& ride);

/// `step` and the steps of its kind (with `all` those of a king, in its length), clockwise.
std::vector<Offset> ring_of(Offset step, bool all);

/// Of what a movement speaks besides moves and captures, wherever the man stands.
struct Aspects {
  bool first_move = false, passant = false, castling = false, own = false;
  bool on_the_way = false;  ///< men taken before the end
  bool chains = false;
  bool exchanges = false, spares_kings = false;

  friend bool operator==(Aspects const&, Aspects const&) = default;
};
Aspects aspects(Movement const& movement);

}  // namespace dawson::chess
