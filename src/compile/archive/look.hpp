// Keys that are equal for positions that become each other when the board is rotated, mirrored or
// shifted under the pieces, or the colours are exchanged. For `Archive`.
#pragma once

#include <cstdint>
#include <string>

#include "chess/position.hpp"

namespace dawson::run {

/// The key of a position, and the view of it that gives this key. The key is the same on all
/// machines.
struct Looked {
  std::uint64_t key = 0;
  std::uint8_t look = 0;               ///< one of 16 views: bits for mirroring, rotation, colours
  std::uint8_t column = 0, row = 0;    ///< place of the box around the pieces, from the upper left
  std::uint8_t columns = 0, rows = 0;  ///< size of the board
  std::uint8_t width = 0, height = 0;  ///< size of the box
};

/// Returns the key of a position and its view. Boards that are not rectangles are only mirrored, or
/// rotated with exchanged colours.
Looked looked_at(chess::Position const& position);

/// Returns how the position `asked` becomes `found`: "", ", mirrored", ", turned by 90 degrees,
/// shifted, with colours exchanged".
std::string way_between(Looked const& asked, Looked const& found);

}  // namespace dawson::run
