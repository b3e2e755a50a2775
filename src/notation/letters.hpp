// The letters by which the notations know the men.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "chess/man.hpp"
#include "text/ascii.hpp"

namespace dawson::notation {

/// The letter of a kind, lower case; 0 for `letter` and `named`, which carry their own.
char letter_of(chess::Kind kind);

/// The letter of a side in the field for the side to move ("X2-FEN, Moves"), n for neutral; 0 for a
/// numbered colour.
char letter_of(chess::Side side);

/// The man that `letter` means, white in upper case and black in lower: one of `kinds`. Nothing
/// if none of them has that letter.
std::optional<chess::Man> man_of(char letter, std::span<chess::Kind const> kinds);

/// K Q R B N P, which every notation has.
inline constexpr std::array orthodox_kinds = {chess::Kind::king,   chess::Kind::queen,
                                              chess::Kind::rook,   chess::Kind::bishop,
                                              chess::Kind::knight, chess::Kind::pawn};

// The alphabet, which every notation asks about.
using text::is_digit;
using text::is_lower;
using text::is_upper;
using text::to_lower;
using text::to_upper;

}  // namespace dawson::notation
