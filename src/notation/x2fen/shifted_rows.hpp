// Rows of any width and their horizontal positions: the boards of X2-FEN.
#pragma once

#include <cstddef>
#include <optional>

#include "chess/board.hpp"
#include "text/diagnostic.hpp"

namespace dawson::notation {

/// Position of a row as written: centred or a number of squares from an edge, with an additional
/// shift in half squares.
struct Seat {
  enum class Edge { none, left, right };
  Edge edge = Edge::none;
  std::size_t squares = 0;
  std::size_t halves = 0;  ///< half squares away from the edge; to the right if there is no edge

  friend bool operator==(Seat const&, Seat const&) = default;
};

/// A stretch of a row, in quarter squares.
struct Extent {
  int left = 0;
  int width = 0;
};

/// The reference row for the position of the next row: the closest row above that is as wide as any
/// before it. ("Rows are center justified, by default, on previous rows": with the row directly
/// above as reference, the document's own examples 8/8/<6/<6/8/8 would not return below their first
/// row; with the widest row of the whole board, its Masonic board would not alternate.)
class Reference {
 public:
  /// Returns the left edge of a row of that width, in quarter squares; the first row is its own
  /// reference.
  long left_of(Seat const& seat, int width) const;
  /// Returns the simplest seat that gives a row this position; no value if there is none.
  std::optional<Seat> seat_of(Extent row) const;
  /// Updates the reference after a row of the board.
  void pass(Extent row);

 private:
  Extent under(int width) const { return row_.value_or(Extent{0, width}); }

  std::optional<Extent> row_;
};

/// Returns whether all squares are on one grid of whole squares; only such boards are shaded, since
/// X2-FEN does not define the shades of others.
bool on_whole_squares(chess::Board const& board);

/// Receives the squares of a board from left to right, rows from the top, and positions each row
/// when it is closed. Values beyond the limit throw a `text::Diagnostic`, E-LIMIT.
class ShiftedRows {
 public:
  ShiftedRows() { board_.open_row(); }

  /// Set the position of the current row: the edge, and the squares and half squares written at
  /// `at`. E-LIMIT.
  void sit_from(Seat::Edge edge) { seat_.edge = edge; }
  void sit_squares(std::size_t squares, text::Span at);
  void sit_halves(std::size_t halves, text::Span at);
  /// Adds a cell, written at `at`; its `left` and row are set here.
  void add(chess::Cell cell, text::Span at);
  /// Adds `count` empty squares, written at `at`.
  void add_empty(std::size_t count, text::Span at);
  /// Widens the last square by a number of half squares.
  void widen(std::size_t halves, text::Span at);
  /// Closes the row; `at` is its span in the text.
  void close_row(text::Span at);
  /// Starts the next row below.
  void open_row();

  /// Returns the board, shaded by column and dark at the lower left if it is on whole squares.
  chess::Board finish();

 private:
  chess::Board board_;
  Seat seat_;
  int width_ = 0;
  Reference reference_;
};

}  // namespace dawson::notation
