// Changes that move all pieces of a board at once, and the names of rotations and reflections.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "chess/position.hpp"
#include "chess/task.hpp"

namespace dawson::semantics {

/// Returns the new square of the contents of a square; -1 in a coordinate is off the board.
using Carry = std::function<chess::Square(chess::Square)>;

/// Returns true if the board has straight rows and, if `square` is true, equal width and height.
bool can_be_carried(chess::Board const& board, bool square);

/// Moves pieces, texts, attributes and holes as `to` says, and imitators if `imitators` is true.
/// If a square would leave the board, returns the first one, from the first rank up, and changes
/// nothing.
std::optional<chess::Square> carry_all(chess::Position& position, Carry const& to, bool imitators);

/// Rotates counterclockwise by 90, 180 or 270 degrees about the middle of a board of that size: a1
/// moves to h1, h8, a8.
Carry rotation(int angle, int files, int ranks);
Carry reflection(chess::Reflection axis, int files, int ranks);
Carry shift(chess::Square from, chess::Square to);

/// Parses 90, 180 or 270; nothing for any other text.
std::optional<int> angle_of(std::string_view text);

/// Parses "a1<-->h8", with any double arrow, or an unambiguous beginning: "a8".
std::optional<chess::Reflection> reflection_of(std::string_view text);

/// Returns "a1<-->h8".
std::string_view axis_name(chess::Reflection reflection);

}  // namespace dawson::semantics
