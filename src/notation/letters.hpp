// The letters of pieces in the notations.
#pragma once

#include <optional>
#include <span>

#include "chess/man.hpp"
#include "text/ascii.hpp"

namespace dawson::notation {

/// Returns the letter of a kind, lower case; 0 for `letter` and `named`, which have their own.
char letter_of(chess::Kind kind);

/// Returns the letter of a side in the field for the side to move ("X2-FEN, Moves"), n for neutral;
/// 0 for a numbered colour.
char letter_of(chess::Side side);

/// Returns the piece of `letter`, white in upper case and black in lower case: one of `kinds`. No
/// value if none of them has that letter.
std::optional<chess::Piece> piece_of(char letter, std::span<chess::Kind const> kinds);

/// Returns K Q R B N P, which every notation has.
std::span<chess::Kind const> orthodox_kinds();

// Tests and conversions of letters, which every notation uses.
using text::is_digit;
using text::is_lower;
using text::is_upper;
using text::to_lower;
using text::to_upper;

}  // namespace dawson::notation
