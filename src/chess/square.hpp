// Names of squares: a file in letters and a rank in digits.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "chess/board.hpp"

namespace dawson::chess {

/// A square by its place: `file` counts the cells of its row from the left (holes too), `rank` the
/// rows from the bottom, both from 0. a1 is {0, 0}.
struct Square {
  int file = 0;
  int rank = 0;

  friend bool operator==(Square const&, Square const&) = default;
};

/// "a" ... "z", "aa" ... for a file counted from 0.
std::string file_name(int file);

/// "e4" for {4, 3}.
std::string square_name(Square square);

/// Reads "e4", "aa12" (letters of either case). Nothing if it is not a square's name or out of
/// the range of int; whether a board has it is `cell_at`'s business.
std::optional<Square> read_square(std::string_view text);

/// The square of a cell of `board`.
Square square_of(Board const& board, Cell const& cell);

/// Index into `board.cells()`; nothing where the board has no such square (a hole is none).
std::optional<std::size_t> cell_at(Board const& board, Square square);

}  // namespace dawson::chess
