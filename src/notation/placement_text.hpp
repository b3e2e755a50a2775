// A board as the Forsyth family writes it.
#pragma once

#include <string>

#include "chess/board.hpp"

namespace dawson::notation {

inline std::string decimal(std::size_t squares) { return std::to_string(squares); }

/// Rows from the top, divided by slashes: for each cell what `sign_of` makes of it, and for each
/// run of empty cells their number as `count_text` writes it.
template <class SignOf>
std::string placement_text(chess::Board const& board, SignOf const& sign_of,
                           std::string (*count_text)(std::size_t) = decimal) {
  std::string text;
  for (std::size_t r = 0; r < board.rows(); ++r) {
    if (r > 0) text += '/';
    std::size_t empty = 0;
    auto const end_run = [&] {
      if (empty > 0) text += count_text(empty);
      empty = 0;
    };
    for (chess::Cell const& cell : board.row(r)) {
      bool const counted = cell.kind == chess::CellKind::plain && !cell.occupant;
      if (!counted) end_run();
      if (counted) ++empty;
      else text += sign_of(cell);
    }
    end_run();
  }
  return text;
}

}  // namespace dawson::notation
