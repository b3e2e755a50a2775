// How many men stand on a board, as print counts them.
#pragma once

#include <string>

#include "chess/board.hpp"

namespace dawson::chess {

/// Markers, texts and men of further colours are no men of either side and are not counted.
struct Count {
  int white = 0;
  int black = 0;
  int neutral = 0;

  friend bool operator==(Count const&, Count const&) = default;
};

Count count_men(Board const& board);

/// "8+7", with neutral men "3+5+1".
std::string count_text(Count count);

}  // namespace dawson::chess
