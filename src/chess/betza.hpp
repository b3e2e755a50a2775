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
};

struct Bearing {
  Direction direction = Direction::forward;  ///< `rl` is sideways, `fb` vertical
  Breadth breadth = Breadth::plain;

  friend bool operator==(Bearing const&, Bearing const&) = default;
};

inline constexpr int unlimited = 0;  ///< as a range

/// One capital with what stands around it: "fhN", "mR4".
struct BetzaPart {
  std::vector<Bearing> bearings;  ///< in the order in which they were written
  bool moves = true;              ///< to empty squares; false with `c` alone
  bool captures = true;           ///< false with `m` alone
  bool lame = false;              ///< `n`
  bool jumping = false;           ///< `j`
  bool hops = false;              ///< `g`
  bool cannon = false;            ///< `p`
  bool cylindrical = false;       ///< `o`
  bool crooked = false;           ///< `z`
  char atom = 'W';                ///< one of WFDANHGLJ, or RBQK
  int range = 1;                  ///< steps; `unlimited` for riders
  text::Span where;               ///< bytes of the string

  /// Equal in what they say; where they stand does not matter.
  friend bool operator==(BetzaPart const& a, BetzaPart const& b) {
    return a.bearings == b.bearings && a.moves == b.moves && a.captures == b.captures &&
           a.lame == b.lame && a.jumping == b.jumping && a.hops == b.hops && a.cannon == b.cannon &&
           a.cylindrical == b.cylindrical && a.crooked == b.crooked && a.atom == b.atom &&
           a.range == b.range;
  }
};

using Betza = std::vector<BetzaPart>;

}  // namespace dawson::chess
