// Boards of several planes, drawn above or next to each other: stereo chess, space chess.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "chess/board.hpp"
#include "chess/square.hpp"

namespace dawson::chess {

/// The boards of diagram.sty: `stereodiagram` (8 by 8, and four planes A to D of 4 by 4 above it,
/// with the squares c3 to f6) and `spacediagram` (planes A, B, C ... of equal size).
struct Planes {
  int files = 8, ranks = 8;
  int count = 1;
  bool stereo = false;  ///< `count` is the number of planes above the 8 by 8 board
  bool across = false;  ///< from left to right, otherwise from the bottom up

  /// Return the number of files and ranks of the whole board: all planes and the squares between
  /// them.
  std::size_t all_files() const;
  std::size_t all_ranks() const;

  friend bool operator==(Planes const&, Planes const&) = default;
};

/// Returns the planes of a stereo board.
Planes stereo_planes();

/// Returns a board with the planes, separated by one square of holes; the letter of each plane is
/// in a hole after it. a1 of each plane is dark.
Board board_of(Planes const& planes);

/// Returns the square on that board; `plane` is the letter of its plane, 0 without one (stereo: the
/// 8 by 8 board). No value if the plane does not have the square.
std::optional<Square> on_board(Planes const& planes, Square square, char plane);

/// Returns the square on that board for a written square: "a1B", "b{10}C". No value if it is not
/// one.
std::optional<Square> on_board(Planes const& planes, std::string_view written);

/// Name of a square of that board: the letter of its plane (0 for the 8 by 8 board of stereo chess)
/// and the square in the plane.
struct PlaneSquare {
  char plane = 0;
  Square square;

  friend bool operator==(PlaneSquare const&, PlaneSquare const&) = default;
};
/// Returns the name of a square; no value for squares between the planes.
std::optional<PlaneSquare> on_plane(Planes const& planes, Square square);

}  // namespace dawson::chess
