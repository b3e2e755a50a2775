// Changes that move all men of a board at once.
#pragma once

#include <functional>
#include <optional>

#include "chess/position.hpp"
#include "chess/twin.hpp"

namespace dawson::terms {

/// What stands on a square is carried to another one; a square of -1 is off the board.
using Carry = std::function<chess::Square(chess::Square)>;

/// Whether the board is one of straight rows, and, where `square` is asked for, as high as wide.
bool can_be_carried(chess::Board const& board, bool square);

/// Men, texts, attributes and holes go where `to` says, and `imitators` with them or not. The
/// square of the first, from the first rank up, that would leave the board: then nothing is
/// changed.
std::optional<chess::Square> carry_all(chess::Position& position, Carry const& to, bool imitators);

/// Counterclockwise by 90, 180 or 270 degrees, about the middle of a board of that size: a1 goes to
/// h1, h8, a8 ("Popeye, twins").
Carry rotation(int angle, int files, int ranks);
Carry reflection(chess::Reflection axis, int files, int ranks);
Carry shift(chess::Square from, chess::Square to);

}  // namespace dawson::terms
