// The letters by which the notations know the men.
#pragma once

#include <optional>
#include <span>

#include "chess/man.hpp"

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
std::span<chess::Kind const> orthodox_kinds();

constexpr bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr char to_lower(char c) { return is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c; }
constexpr char to_upper(char c) { return is_lower(c) ? static_cast<char>(c - 'a' + 'A') : c; }

}  // namespace dawson::notation
