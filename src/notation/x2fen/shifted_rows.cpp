#include "notation/x2fen/shifted_rows.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "notation/placement.hpp"

namespace dawson::notation {
namespace {

using chess::quarters;

constexpr int half = quarters / 2;
constexpr long edge_limit = static_cast<long>(square_limit) * quarters;

text::Diagnostic too_large(text::Span at) {
  return text::error("E-LIMIT", at, fmt::format("board is more than {} squares wide", square_limit),
                     "write a narrower board");
}

}  // namespace

bool on_whole_squares(chess::Board const& board) {
  return std::ranges::all_of(board.cells(), [](chess::Cell const& cell) {
    return cell.left % quarters == 0 && cell.width == quarters;
  });
}

long Reference::left_of(Seat const& seat, int width) const {
  Extent const above = under(width);
  long const shift =
      static_cast<long>(seat.squares) * quarters + static_cast<long>(seat.halves) * half;
  switch (seat.edge) {
    case Seat::Edge::none: return above.left + (above.width - width) / 2 + shift;
    case Seat::Edge::left: return above.left + shift;
    case Seat::Edge::right: return above.left + above.width - width - shift;
  }
  return 0;
}

std::optional<Seat> Reference::seat_of(Extent row) const {
  auto const seat = [](Seat::Edge edge, long distance) -> std::optional<Seat> {
    if (distance < 0 || distance % half != 0) return {};
    return Seat{edge, static_cast<std::size_t>(distance / quarters),
                static_cast<std::size_t>(distance % quarters / half)};
  };
  long const off_centre = row.left - left_of({}, row.width);
  if (off_centre >= 0 && off_centre % half == 0 && off_centre <= half)
    return Seat{Seat::Edge::none, 0, static_cast<std::size_t>(off_centre / half)};
  auto const from_left =
      seat(Seat::Edge::left, row.left - left_of({Seat::Edge::left, 0, 0}, row.width));
  auto const from_right =
      seat(Seat::Edge::right, left_of({Seat::Edge::right, 0, 0}, row.width) - row.left);
  if (from_left && (!from_right || from_left->squares <= from_right->squares)) return from_left;
  if (from_right) return from_right;
  if (off_centre >= 0 && off_centre % half == 0)
    return Seat{Seat::Edge::none, 0, static_cast<std::size_t>(off_centre / half)};
  return {};
}

void Reference::pass(Extent row) {
  if (!row_ || row.width >= row_->width) row_ = row;
}

void ShiftedRows::sit_squares(std::size_t squares, text::Span at) {
  if (squares > square_limit) throw too_large(at);
  seat_.squares = squares;
}

void ShiftedRows::sit_halves(std::size_t halves, text::Span at) {
  if (halves > square_limit) throw too_large(at);
  seat_.halves = halves;
}

void ShiftedRows::add(chess::Cell cell, text::Span at) {
  if (board_.cells().size() >= square_limit) throw too_many_squares(at);
  cell.left = width_;
  width_ += cell.width;
  board_.add(std::move(cell));
}

void ShiftedRows::add_empty(std::size_t count, text::Span at) {
  if (count > square_limit - board_.cells().size()) throw too_many_squares(at);
  for (std::size_t i = 0; i < count; ++i) add({}, at);
}

void ShiftedRows::widen(std::size_t halves, text::Span at) {
  if (width_ + static_cast<long>(halves) * half > edge_limit) throw too_large(at);
  board_.cells().back().width += static_cast<int>(halves) * half;
  width_ += static_cast<int>(halves) * half;
}

void ShiftedRows::close_row(text::Span at) {
  long const left = reference_.left_of(seat_, width_);
  if (left < -edge_limit || left + width_ > edge_limit) throw too_large(at);
  for (chess::Cell& cell : board_.row(board_.rows() - 1)) cell.left += static_cast<int>(left);
  reference_.pass({static_cast<int>(left), width_});
}

void ShiftedRows::open_row() {
  board_.open_row();
  seat_ = {};
  width_ = 0;
}

chess::Board ShiftedRows::finish() {
  board_.checker(chess::Shade::none);
  if (!on_whole_squares(board_)) return std::move(board_);
  board_.lower_left = chess::Shade::dark;
  int const zero = board_.left();
  for (chess::Cell& cell : board_.cells()) {
    int const file = (cell.left - zero) / quarters;
    int const rank = static_cast<int>(board_.rows()) - 1 - cell.row;
    cell.shade = (file + rank) % 2 == 0 ? chess::Shade::dark : chess::Shade::light;
  }
  return std::move(board_);
}

}  // namespace dawson::notation
