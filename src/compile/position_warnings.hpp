// What stands on a board as bytes that can be compared.
#pragma once

#include <string>
#include <utility>

#include "chess/position.hpp"

namespace dawson::run {

/// Two bytes for a cell, of a man his kind with his side, his rotation and what he was; the second
/// with the colours reversed.
std::pair<char16_t, char16_t> signs_of(chess::Cell const& cell);

/// What else tells a man, or a text, from others.
std::string words_of(chess::Cell const& cell);

/// "w1 rook,": who is held in hand, of which side he is told as the board is looked at.
std::string hands_of(chess::Position const& position, bool reversed);

/// Of the four ways to look at a board (mirrored, turned upside down with the colours reversed) the
/// first one, so that all four have the same.
std::string key_of(chess::Position const& position);

}  // namespace dawson::run
