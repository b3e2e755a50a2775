// The movement of a piece: its Betza notation as parsed, and its parts split into rides in single
// directions.
#pragma once

#include <compare>
#include <cstdint>
#include <vector>

#include "chess/piece.hpp"
#include "text/diagnostic.hpp"

namespace dawson::chess {

/// Direction of a modifier, from the view of the moving side.
enum class Direction : std::uint8_t { forward, backward, left, right, sideways, vertical };

/// Returns whether the direction is along the files.
constexpr bool is_vertical(Direction direction) {
  return direction == Direction::forward || direction == Direction::backward ||
         direction == Direction::vertical;
}

/// Breadth of a direction ("My Funny Notation": ff against fh).
enum class Breadth : std::uint8_t {
  plain,   ///< `f`
  half,    ///< `fh`: every step with a component in that direction
  narrow,  ///< `ff`: steps whose largest component is in that direction
  chiral,  ///< `hr`, `hl`: steps clockwise or counterclockwise of the closest file or rank
};

/// A direction and its breadth: one modifier of direction.
struct Bearing {
  Direction direction = Direction::forward;  ///< `rl` is sideways, `fb` vertical
  Breadth breadth = Breadth::plain;

  friend bool operator==(Bearing const&, Bearing const&) = default;
};

inline constexpr int unlimited = 0;  ///< value of a range without limit

enum class BetzaDialect : std::uint8_t {
  funny,   ///< "My Funny Notation" by Ralph Betza
  xbetza,  ///< XBoard's, by H. G. Muller: chains, brackets, conditions on earlier moves
};

/// Connection of a leg to the leg before it.
enum class Joint : std::uint8_t {
  none,       ///< a first leg
  chain,      ///< `a`: the same atom again, in a direction relative to the previous leg
  may_end,    ///< `?` in brackets: the move may end before it
  continues,  ///< `-` in brackets
};

/// An atom (capital letter) with its modifiers and range: "fhN", "mR4". Of a chain or brackets, the
/// first leg.
struct BetzaPart {
  std::vector<Bearing> bearings;  ///< in written order
  bool moves = true;              ///< to empty squares; false with `c` alone
  bool captures = true;           ///< false with `m` alone, and in legs that are not the first
  bool lame = false;              ///< `n`
  bool jumping = false;           ///< `j`: needs a piece to jump over
  bool hops = false;              ///< `g`
  bool cannon = false;            ///< `p`
  bool cylindrical = false;       ///< `o`
  bool crooked = false;           ///< `z`
  char atom = 'W';                ///< one of WFDANHGLJ, or RBQK, or O (castles), U (anywhere)
  int range = 1;                  ///< steps; `unlimited` for riders
  text::Span where{};             ///< bytes of the parsed text

  // Modifiers of XBetza.
  BetzaDialect dialect =
      BetzaDialect::funny;    ///< dialect for directions of K and Q, and for `n`, `j`
  bool own = false;           ///< `d`: captures pieces of its own side
  bool passant = false;       ///< `e`
  bool spares_kings = false;  ///< `t`: does not capture kings; after `p` in a leg before the last:
                              ///< does not pass over enemies
  bool toggles = false;       ///< `y`: switches between one step and unlimited range
  bool exchanges = false;     ///< `u`: moves the captured piece to the square where the leg began
  bool circular = false;      ///< `q`
  bool as_far = false;        ///< `i` in a later leg: exactly as far as the last sliding leg
  int first_move = 0;         ///< `i`: 1, `ii`: 2
  int skips = 0;              ///< `j` of sliders: number of first squares that are skipped
  char stretch = 0;           ///< `X` or `Y` after a leaper
  Joint joint = Joint::none;
  std::vector<BetzaPart> then{};  ///< later legs; their own `then` is empty

  /// Compares everything except `where`.
  friend bool operator==(BetzaPart const& a, BetzaPart const& b);
};

using Betza = std::vector<BetzaPart>;

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
