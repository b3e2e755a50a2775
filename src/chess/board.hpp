// A board of any outline: rows of cells.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "chess/man.hpp"

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

}  // namespace dawson::chess
