// What reading and writing janko.at's Fairy FEN share.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "chess/man.hpp"

namespace dawson::notation {

/// K Q R B N P and the markers C X S T.
std::span<chess::Kind const> janko_kinds();

/// So many empty squares in single digits: 92 for eleven; nothing for none.
std::string janko_count(std::size_t squares);

}  // namespace dawson::notation
