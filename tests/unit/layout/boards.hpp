// Boards for the tests of layout, drawn with characters.
#pragma once

#include <string_view>
#include <vector>

#include "chess/position.hpp"

namespace dawson::layout {

/// Rows from the top: `.` an empty square, `#` a hole, `K` a white king, `k` a black one; the lower
/// left square is dark.
inline chess::Position drawn(std::vector<std::string_view> const& rows) {
  chess::Position position;
  for (std::string_view const row : rows) {
    position.board.open_row();
    for (std::size_t i = 0; i < row.size(); ++i) {
      chess::Cell cell;
      cell.left = static_cast<int>(i) * chess::quarters;
      if (row[i] == '#') cell.kind = chess::CellKind::hole;
      if (row[i] == 'K') cell.occupant = chess::Piece{chess::Kind::king, chess::Side::white, 0, {}};
      if (row[i] == 'k') cell.occupant = chess::Piece{chess::Kind::king, chess::Side::black, 0, {}};
      position.board.add(cell);
    }
  }
  position.board.checker(chess::Shade::dark);
  return position;
}

/// Rows of empty squares by left edge and number of squares, left edges in quarter squares;
/// unshaded.
struct Row {
  int left = 0;
  int squares = 0;
};
inline chess::Position shifted(std::vector<Row> const& rows) {
  chess::Position position;
  for (Row const& row : rows) {
    position.board.open_row();
    for (int i = 0; i < row.squares; ++i) {
      chess::Cell cell;
      cell.left = row.left + i * chess::quarters;
      cell.shade = chess::Shade::none;
      position.board.add(cell);
    }
  }
  position.board.lower_left = chess::Shade::none;
  return position;
}

}  // namespace dawson::layout
