// Common parts of reading and writing the Fairy FEN of janko.at.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "chess/man.hpp"

namespace dawson::notation {

/// Returns K Q R B N P and the markers C X S T.
std::span<chess::Kind const> janko_kinds();

/// Returns a count of empty squares in single digits: 92 for eleven; empty for 0.
std::string janko_count(std::size_t squares);

}  // namespace dawson::notation
