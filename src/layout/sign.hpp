// The signs of move diagrams.
#pragma once

#include <cstdint>

namespace dawson::layout {

enum class SignKind : std::uint8_t {
  move_and_capture,  ///< a disc
  move,              ///< a ring, white inside
  capture,           ///< a cross on a white disc
  capturable,        ///< a ring around an enemy piece
  ride,              ///< a short arrow: only in keys, for rides that continue
  path,              ///< a short line: only in keys, for squares that must be empty
  own,               ///< a ring around a piece of its own side that it can capture
  first_move,        ///< a lozenge, white inside
  passant,           ///< a small upright cross
  castling,          ///< a small ring
  taken,             ///< a dot on the square of a piece captured on the way
  taken_end,         ///< a filled lozenge: where it ends after that capture
};

}  // namespace dawson::layout
