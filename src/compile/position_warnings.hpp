// Positions as text keys that can be compared, for finding repetitions.
#pragma once

#include <string>
#include <utility>

#include "chess/position.hpp"

namespace dawson::run {

/// Returns two 16-bit signs for a cell, made of the piece's kind, side, rotation and original kind.
/// The second sign is for reversed colours.
std::pair<char16_t, char16_t> signs_of(chess::Cell const& cell);

/// Returns the other properties that distinguish a piece, or a text, from others.
std::string words_of(chess::Cell const& cell);

/// Returns the pieces in hand as text ("w1 rook,"), with the sides exchanged if `reversed`.
std::string hands_of(chess::Position const& position, bool reversed);

/// Returns the first of the keys of four views of a board (mirrored, turned upside down with the
/// colours reversed), so that all four views have the same key.
std::string key_of(chess::Position const& position);

}  // namespace dawson::run
