// Descriptions of moves in Betza's notation in plain English.
#pragma once

#include <string>
#include <vector>

#include "chess/movement.hpp"

namespace dawson::chess {

/// Returns the description of one part: "moves and captures as a rook, up to 4 squares". No
/// capital, no full stop.
std::string move_words(BetzaPart const& part);

/// Returns one such phrase per part, without duplicates.
std::vector<std::string> move_words(Betza const& piece);

}  // namespace dawson::chess
