// The signs of move diagrams.
#pragma once

#include <cstdint>

namespace dawson::layout {

enum class SignKind : std::uint8_t {
  move_and_capture,  ///< a disc
  move,              ///< a ring, white inside
  capture,           ///< a cross on a white disc
  capturable,        ///< a ring around an enemy man
  ride,              ///< a short arrow: in keys alone, for rides that run on
  path,              ///< a short line: in keys alone, for squares that must be empty
  own,               ///< a ring around a man of his own, whom he can capture
  first_move,        ///< a lozenge, white inside
  passant,           ///< a small upright cross
  castling,          ///< a small ring
  taken,             ///< a dot on the square of a man taken on the way
  taken_end,         ///< a filled lozenge: where he ends having taken one
};

}  // namespace dawson::layout
