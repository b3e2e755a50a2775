#include "chess/square.hpp"

#include <algorithm>
#include <charconv>

namespace dawson::chess {

std::string file_name(int file) {
  std::string name;
  for (int rest = file + 1; rest > 0; rest = (rest - 1) / 26)
    name.insert(name.begin(), static_cast<char>('a' + (rest - 1) % 26));
  return name;
}

std::string square_name(Square square) {
  return file_name(square.file) + std::to_string(square.rank + 1);
}

std::optional<Square> read_square(std::string_view text) {
  constexpr int file_limit = 1'000'000;
  int file = 0;
  std::size_t i = 0;
  for (; i < text.size(); ++i) {
    char const letter =
        text[i] >= 'A' && text[i] <= 'Z' ? static_cast<char>(text[i] + 32) : text[i];
    if (letter < 'a' || letter > 'z') break;
    file = file * 26 + (letter - 'a' + 1);
    if (file > file_limit) return {};
  }
  if (i == 0 || i == text.size() || text[i] == '0') return {};
  int rank = 0;
  auto const [end, failure] = std::from_chars(text.data() + i, text.data() + text.size(), rank);
  if (failure != std::errc{} || end != text.data() + text.size() || rank < 1) return {};
  return Square{file - 1, rank - 1};
}

Square square_of(Board const& board, Cell const& cell) {
  auto const row = board.row(static_cast<std::size_t>(cell.row));
  return {static_cast<int>(&cell - row.data()), static_cast<int>(board.rows()) - 1 - cell.row};
}

std::optional<std::size_t> cell_at(Board const& board, Square square) {
  if (square.rank < 0 || square.file < 0 || square.rank >= static_cast<int>(board.rows()))
    return {};
  std::size_t const row = board.rows() - 1 - static_cast<std::size_t>(square.rank);
  auto const cells = board.row(row);
  if (square.file >= static_cast<int>(cells.size())) return {};
  Cell const& cell = cells[static_cast<std::size_t>(square.file)];
  if (cell.kind == CellKind::hole) return {};
  return static_cast<std::size_t>(&cell - board.cells().data());
}

}  // namespace dawson::chess
