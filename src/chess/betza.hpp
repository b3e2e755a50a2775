// A piece in Betza's notation as parsed: its parts with their modifiers, for `movement`.
#pragma once

#include <cstdint>
#include <vector>

#include "text/span.hpp"

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
  none,     ///< a first leg
  chain,    ///< `a`: the same atom again, in a direction relative to the previous leg
  may_end,  ///< `?` in brackets: the move may end before it
  goes_on,  ///< `-` in brackets
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

}  // namespace dawson::chess
