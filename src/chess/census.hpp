// The piece count of a board, as printed.
#pragma once

#include <string>

#include "chess/board.hpp"

namespace dawson::chess {

/// The number of pieces per side. Markers, texts and pieces of other colours are not counted.
struct Count {
  int white = 0;
  int black = 0;
  int neutral = 0;

  friend bool operator==(Count const&, Count const&) = default;
};

/// Returns the piece count of `board`.
Count count_pieces(Board const& board);

/// Returns "8+7", or with neutral pieces "3+5+1".
std::string count_text(Count count);

}  // namespace dawson::chess
