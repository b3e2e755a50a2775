// Changes that move all pieces of a board at once, and the names of its turns and reflections.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "chess/position.hpp"
#include "chess/task.hpp"

namespace dawson::semantics {

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

/// 90, 180, 270; nothing for another text.
std::optional<int> angle_of(std::string_view text);

/// "a1<-->h8", with any double arrow, or as much of it as begins one name alone: "a8".
std::optional<chess::Reflection> reflection_of(std::string_view text);

/// "a1<-->h8".
std::string_view axis_name(chess::Reflection reflection);

}  // namespace dawson::semantics
