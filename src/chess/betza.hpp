// A man in Betza's notation, as read: its parts with their modifiers, before anything is made of
// them.
#pragma once

#include <cstdint>
#include <vector>

#include "text/span.hpp"

namespace dawson::chess {

enum class Direction : std::uint8_t { forward, backward, left, right, sideways, vertical };

/// Whether it follows the files.
constexpr bool is_vertical(Direction direction) {
  return direction == Direction::forward || direction == Direction::backward ||
         direction == Direction::vertical;
}

/// How much of a direction is meant ("My Funny Notation": ff against fh).
enum class Breadth : std::uint8_t {
  plain,   ///< `f`
  half,    ///< `fh`: everything that goes that way
  narrow,  ///< `ff`: what goes that way more than any other
  chiral,  ///< `hr`, `hl`: what lies clockwise or counterclockwise of the nearer file or rank
};

struct Bearing {
  Direction direction = Direction::forward;  ///< `rl` is sideways, `fb` vertical
  Breadth breadth = Breadth::plain;

  friend bool operator==(Bearing const&, Bearing const&) = default;
};

inline constexpr int unlimited = 0;  ///< as a range

enum class BetzaDialect : std::uint8_t {
  funny,   ///< "My Funny Notation" by Ralph Betza
  xbetza,  ///< XBoard's, after H. G. Muller: chains, brackets, what depends on the past
};

/// What leads to a later leg of a part.
enum class Joint : std::uint8_t {
  none,     ///< a first leg
  chain,    ///< `a`: the same atom again, in a direction relative to the leg before
  may_end,  ///< `?` in brackets: the move may end before it
  goes_on,  ///< `-` in brackets
};

/// One capital with what stands around it: "fhN", "mR4". Of a chain or brackets, the first leg.
struct BetzaPart {
  std::vector<Bearing> bearings;  ///< in the order in which they were written
  bool moves = true;              ///< to empty squares; false with `c` alone
  bool captures = true;      ///< false with `m` alone, and in legs that have others before them
  bool lame = false;         ///< `n`
  bool jumping = false;      ///< `j`: needs a man to jump over
  bool hops = false;         ///< `g`
  bool cannon = false;       ///< `p`
  bool cylindrical = false;  ///< `o`
  bool crooked = false;      ///< `z`
  char atom = 'W';           ///< one of WFDANHGLJ, or RBQK, or O (castles), U (anywhere)
  int range = 1;             ///< steps; `unlimited` for riders
  text::Span where{};        ///< bytes of the string

  // What XBetza adds.
  BetzaDialect dialect = BetzaDialect::funny;  ///< whose directions of K and Q, and whose `n`, `j`
  bool own = false;                            ///< `d`: takes men of its own side
  bool passant = false;                        ///< `e`
  bool spares_kings = false;  ///< `t`; behind `p` in a leg before the last: not over enemies
  bool toggles = false;       ///< `y`: from one step to as many as it can, and back
  bool exchanges = false;     ///< `u`: who is taken stands where the leg began
  bool circular = false;      ///< `q`
  bool as_far = false;        ///< `i` of a later leg: exactly as far as the last sliding one
  int first_move = 0;         ///< `i`: 1, `ii`: 2
  int skips = 0;              ///< `j` of sliders: squares left out first
  char stretch = 0;           ///< `X` or `Y` behind a leaper
  Joint joint = Joint::none;
  std::vector<BetzaPart> then{};  ///< the later legs, which have none themselves

  /// Equal in what they say; where they stand does not matter.
  friend bool operator==(BetzaPart const& a, BetzaPart const& b);
};

using Betza = std::vector<BetzaPart>;

}  // namespace dawson::chess
