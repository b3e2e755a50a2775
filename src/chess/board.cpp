#include "chess/board.hpp"

#include <algorithm>

namespace dawson::chess {

void Board::open_row() { starts_.push_back(cells_.size()); }

void Board::add(Cell cell) {
  cell.row = static_cast<int>(starts_.size()) - 1;
  cells_.push_back(std::move(cell));
}

Cell& Board::add(int left) {
  Cell& cell = cells_.emplace_back();
  cell.row = static_cast<int>(starts_.size()) - 1;
  cell.left = left;
  return cell;
}

void Board::add(int left, std::size_t count) {
  std::size_t const first = cells_.size();
  cells_.resize(first + count);
  for (Cell& cell : std::span(cells_).subspan(first)) {
    cell.row = static_cast<int>(starts_.size()) - 1;
    cell.left = left;
    left += quarters;
  }
}

int Board::left() const {
  int edge = cells_.empty() ? 0 : cells_.front().left;
  for (Cell const& cell : cells_) edge = std::min(edge, cell.left);
  return edge;
}

int Board::right() const {
  int edge = cells_.empty() ? 0 : cells_.front().left + cells_.front().width;
  for (Cell const& cell : cells_) edge = std::max(edge, cell.left + cell.width);
  return edge;
}

bool Board::rectangular() const {
  for (std::size_t r = 0; r < rows(); ++r) {
    auto const cells = row(r);
    if (cells.size() != row(0).size()) return false;
    int left = 0;
    for (Cell const& cell : cells) {
      if (cell.width != quarters || cell.left != left) return false;
      left += quarters;
    }
  }
  return true;
}

void Board::checker(Shade new_lower_left) {
  lower_left = new_lower_left;
  for (std::size_t r = 0; r < rows(); ++r) {
    std::size_t const rank = rows() - 1 - r;
    auto cells = row(r);
    for (std::size_t file = 0; file < cells.size(); ++file) {
      bool const like_corner = (file + rank) % 2 == 0;
      cells[file].shade = lower_left == Shade::none                    ? Shade::none
                          : (lower_left == Shade::dark) == like_corner ? Shade::dark
                                                                       : Shade::light;
    }
  }
}

}  // namespace dawson::chess
