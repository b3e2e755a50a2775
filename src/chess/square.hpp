// Squares and their names: a file in letters and a rank in digits.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "chess/board.hpp"

namespace dawson::chess {

/// A square by its coordinates: `file` counts the cells of its row from the left (including holes),
/// `rank` counts the rows from the bottom, both from 0. a1 is {0, 0}.
struct Square {
  int file = 0;
  int rank = 0;

  friend bool operator==(Square const&, Square const&) = default;
};

/// Returns "a" ... "z", "aa" ... for a file counted from 0.
std::string file_name(int file);

/// Returns the name of a square: "e4" for {4, 3}.
std::string square_name(Square square);

/// Parses "e4", "aa12" (letters of either case). No value if it is not the name of a square, or out
/// of the range of int; `cell_at` checks whether a board has the square.
std::optional<Square> read_square(std::string_view text);

/// Returns the square of a cell of `board`.
Square square_of(Board const& board, Cell const& cell);

/// Returns the index into `board.cells()`; no value if the board has no such square (a hole is not
/// a square).
std::optional<std::size_t> cell_at(Board const& board, Square square);

}  // namespace dawson::chess
