// A board of any outline: rows of cells, squares and their names, several planes, and the piece
// count.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "chess/piece.hpp"

namespace dawson::chess {

/// Shape and arrangement of a board's squares.
enum class Tiling : std::uint8_t { square, rhombic, hexagonal };
enum class Shade : std::uint8_t { light, dark, none };
/// A hole is not a square; a wall is a square that no piece can enter.
enum class CellKind : std::uint8_t { plain, hole, wall };

/// Units per square of all horizontal measures: quarters of a square, since centred rows with
/// X2-FEN's half squares can need them.
inline constexpr int quarters = 4;

struct Cell {
  int row = 0;           ///< row from the top, from 0 (Black's side)
  int left = 0;          ///< quarter squares from the board's zero line; may be negative
  int width = quarters;  ///< quarter squares
  CellKind kind = CellKind::plain;
  Shade shade = Shade::light;
  std::optional<SquareContent> occupant;

  friend bool operator==(Cell const&, Cell const&) = default;
};

/// Returns the piece on the cell; null for an empty cell or a text.
inline Piece const* piece_on(Cell const& cell) {
  return cell.occupant ? std::get_if<Piece>(&*cell.occupant) : nullptr;
}
inline Piece* piece_on(Cell& cell) {
  return cell.occupant ? std::get_if<Piece>(&*cell.occupant) : nullptr;
}

/// Returns "light", "dark" or "none".
constexpr std::string_view shade_name(Shade shade) {
  return shade == Shade::light ? "light" : shade == Shade::dark ? "dark" : "none";
}

/// A board: cells in rows from the top, each row from left to right.
class Board {
 public:
  /// Starts the next row below; cells are then added to it from left to right.
  void open_row();
  /// Adds a cell to the current row and sets its `row`; the caller sets `left` and `width`.
  void add(Cell cell);
  /// Adds one empty cell, or `count` adjacent ones, each one square wide.
  Cell& add(int left);
  void add(int left, std::size_t count);

  std::size_t rows() const { return starts_.size(); }
  /// Return the cells of a row; row 0 is the top row.
  std::span<Cell> row(std::size_t index) {
    return std::span(cells_).subspan(starts_[index], end_of(index) - starts_[index]);
  }
  std::span<Cell const> row(std::size_t index) const {
    return std::span(cells_).subspan(starts_[index], end_of(index) - starts_[index]);
  }
  /// Return all cells, row by row.
  std::vector<Cell>& cells() { return cells_; }
  std::vector<Cell> const& cells() const { return cells_; }

  /// Return the leftmost and rightmost edge of all cells, including holes, in quarter squares; 0, 0
  /// if the board is empty.
  int left() const;
  int right() const;

  /// Returns whether all rows start at 0 and have the same number of cells, all one square wide
  /// (holes allowed).
  bool rectangular() const;

  /// Sets the shade of each cell by the parity of file and rank, alternately from `lower_left`
  /// (none: no cell is shaded). FFEN 0.02: "The board is checkered ...", holes count as columns.
  void checker(Shade lower_left);

  Tiling tiling = Tiling::square;
  Shade lower_left = Shade::dark;

  friend bool operator==(Board const&, Board const&) = default;

 private:
  std::size_t end_of(std::size_t row) const {
    return row + 1 < starts_.size() ? starts_[row + 1] : cells_.size();
  }

  std::vector<Cell> cells_;
  std::vector<std::size_t> starts_;
};

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

/// The boards of diagram.sty: `stereodiagram` (8 by 8, and four planes A to D of 4 by 4 above it,
/// with the squares c3 to f6) and `spacediagram` (planes A, B, C ... of equal size).
struct Planes {
  int files = 8, ranks = 8;
  int count = 1;
  bool stereo = false;  ///< `count` is the number of planes above the 8 by 8 board
  bool across = false;  ///< from left to right, otherwise from the bottom up

  /// Return the number of files and ranks of the whole board: all planes and the squares between
  /// them.
  std::size_t all_files() const;
  std::size_t all_ranks() const;

  friend bool operator==(Planes const&, Planes const&) = default;
};

/// Returns the planes of a stereo board.
Planes stereo_planes();

/// Returns a board with the planes, separated by one square of holes; the letter of each plane is
/// in a hole after it. a1 of each plane is dark.
Board board_of(Planes const& planes);

/// Returns the square on that board; `plane` is the letter of its plane, 0 without one (stereo: the
/// 8 by 8 board). No value if the plane does not have the square.
std::optional<Square> on_board(Planes const& planes, Square square, char plane);

/// Returns the square on that board for a written square: "a1B", "b{10}C". No value if it is not
/// one.
std::optional<Square> on_board(Planes const& planes, std::string_view written);

/// Name of a square of that board: the letter of its plane (0 for the 8 by 8 board of stereo chess)
/// and the square in the plane.
struct PlaneSquare {
  char plane = 0;
  Square square;

  friend bool operator==(PlaneSquare const&, PlaneSquare const&) = default;
};
/// Returns the name of a square; no value for squares between the planes.
std::optional<PlaneSquare> on_plane(Planes const& planes, Square square);

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
