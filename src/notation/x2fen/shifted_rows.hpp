// Rows of any width, and where each of them sits: X2-FEN's boards.
#pragma once

#include <cstddef>
#include <optional>

#include "chess/board.hpp"
#include "text/span.hpp"

namespace dawson::notation {

/// How a row says where it sits: centred or so many squares from an edge, and half squares on.
struct Seat {
  enum class Edge { none, left, right };
  Edge edge = Edge::none;
  std::size_t squares = 0;
  std::size_t halves = 0;  ///< away from the edge; to the right where there is none

  friend bool operator==(Seat const&, Seat const&) = default;
};

/// A stretch of a row, in quarter squares.
struct Extent {
  int left = 0;
  int width = 0;
};

/// The row on which the next one sits: of those above it, the nearest that is as wide as any
/// before it. ("Rows are center justified, by default, on previous rows": with the row directly
/// above for reference the document's own examples 8/8/<6/<6/8/8 would not come back under their
/// first row, with the widest row of the whole board its Masonic board would not alternate.)
class Reference {
 public:
  /// Where a row of that width sits; the first row sits on itself.
  long left_of(Seat const& seat, int width) const;
  /// The seat by which a row would sit there, the plainest if several do; nothing if none does.
  std::optional<Seat> seat_of(Extent row) const;
  /// That row has been set.
  void pass(Extent row);

 private:
  Extent under(int width) const { return row_.value_or(Extent{0, width}); }

  std::optional<Extent> row_;
};

/// Whether all squares lie on one grid of whole squares; only such boards are shaded, since X2-FEN
/// does not say how others are.
bool on_whole_squares(chess::Board const& board);

/// Takes the squares of a board from left to right, rows from the top, and seats each row when it
/// is closed. What is beyond the limit throws a `text::Diagnostic`, E-LIMIT.
class ShiftedRows {
 public:
  ShiftedRows() { board_.open_row(); }

  void sit_from(Seat::Edge edge) { seat_.edge = edge; }
  void sit_squares(std::size_t squares, text::Span at);
  void sit_halves(std::size_t halves, text::Span at);
  void add(chess::Cell cell, text::Span at);
  void add_empty(std::size_t count, text::Span at);
  /// The last square is so many half squares wider.
  void widen(std::size_t halves, text::Span at);
  /// `at` is where the row was written.
  void close_row(text::Span at);
  void open_row();

  /// The board, shaded by column, dark at the lower left, where it lies on whole squares.
  chess::Board finish();

 private:
  chess::Board board_;
  Seat seat_;
  int width_ = 0;
  Reference reference_;
};

}  // namespace dawson::notation
