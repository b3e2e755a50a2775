// Moves in plain English.
#pragma once

#include <string>
#include <vector>

#include "chess/betza.hpp"

namespace dawson::chess {

/// What one part says: "moves and captures as a rook, up to 4 squares". No capital, no full stop.
std::string move_words(BetzaPart const& part);

/// One such phrase for each part; parts that say the same, once.
std::vector<std::string> move_words(Betza const& man);

}  // namespace dawson::chess
