// Boards of several planes, one drawn above or beside the other: stereo chess, space chess.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "chess/board.hpp"
#include "chess/square.hpp"

namespace dawson::chess {

/// diagram.sty's boards: `stereodiagram` (8 by 8, and four planes A to D of 4 by 4 above it, whose
/// squares are called c3 to f6) and `spacediagram` (planes A, B, C ... of one size).
struct Planes {
  int files = 8, ranks = 8;
  int count = 1;
  bool stereo = false;  ///< `count` is that of the planes above the board of 8 by 8
  bool across = false;  ///< from left to right, otherwise from the bottom up

  /// Files and ranks of all planes and what is between them.
  std::size_t all_files() const;
  std::size_t all_ranks() const;

  friend bool operator==(Planes const&, Planes const&) = default;
};

Planes stereo_planes();

/// The planes, a square of nothing between them, and behind each its letter, which stands in a
/// hole. a1 of each is dark.
Board board_of(Planes const& planes);

/// Where a square stands on that board; `plane` is its letter, 0 without one (stereo: the board of
/// 8 by 8). Nothing where the plane has no such square.
std::optional<Square> on_board(Planes const& planes, Square square, char plane);

/// The same for "a1B", "b{10}C".
std::optional<Square> on_board(Planes const& planes, std::string_view written);

/// What a square of that board is called: the letter of its plane, 0 for stereo's board of 8 by 8,
/// and its name there. Nothing for what lies between the planes.
struct PlaneSquare {
  char plane = 0;
  Square square;

  friend bool operator==(PlaneSquare const&, PlaneSquare const&) = default;
};
std::optional<PlaneSquare> on_plane(Planes const& planes, Square square);

}  // namespace dawson::chess
