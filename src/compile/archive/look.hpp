// Positions that become each other when the board is turned, mirrored or shifted under the men, or
// their colours are exchanged.
#pragma once

#include <cstdint>
#include <string>

#include "chess/position.hpp"

namespace dawson::run {

/// A position with the way in which it is looked at so that all of these have one key. The key is
/// the same on all machines.
struct Looked {
  std::uint64_t key = 0;
  std::uint8_t look = 0;               ///< of sixteen: bits for mirroring, turning, colours
  std::uint8_t column = 0, row = 0;    ///< of the box around the men, from the upper left
  std::uint8_t columns = 0, rows = 0;  ///< of the board
  std::uint8_t width = 0, height = 0;  ///< of the box
};

/// Boards of other shapes than rectangles are only mirrored, and turned with exchanged colours.
Looked looked_at(chess::Position const& position);

/// What makes the position `found` of `asked`: "", ", mirrored", ", turned by 90 degrees, shifted,
/// with colours exchanged".
std::string way_between(Looked const& asked, Looked const& found);

}  // namespace dawson::run
