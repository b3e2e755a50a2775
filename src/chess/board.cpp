#include "chess/board.hpp"

#include <algorithm>
#include <charconv>
#include <string>
#include <utility>

#include "text/scanning.hpp"

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
  for (; count > 0; --count, left += quarters) add(left);
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
  std::size_t const files = starts_.empty() ? 0 : row(0).size();
  for (std::size_t r = 0; r < rows(); ++r) {
    auto const cells = row(r);
    if (cells.size() != files) return false;
    int left = 0, differences = 0;
    for (Cell const& cell : cells) {
      differences |= (cell.width ^ quarters) | (cell.left ^ left);
      left += quarters;
    }
    if (differences != 0) return false;
  }
  return true;
}

void Board::checker(Shade new_lower_left) {
  lower_left = new_lower_left;
  Shade const opposite = lower_left == Shade::none   ? Shade::none
                         : lower_left == Shade::dark ? Shade::light
                                                     : Shade::dark;
  for (std::size_t r = 0; r < rows(); ++r) {
    bool const like_lowest = (rows() - r) % 2 == 1;
    Shade shade = like_lowest ? lower_left : opposite, next = like_lowest ? opposite : lower_left;
    for (Cell& cell : row(r)) {
      cell.shade = shade;
      std::swap(shade, next);
    }
  }
}

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

namespace {

constexpr int stereo_from = 2, stereo_size = 4;  // file of c3, and length of a plane's sides

struct PlaneArea {
  Square corner;  ///< on the whole board, lower left
  Square first;   ///< name of that square on its plane
  int files = 0, ranks = 0;
  char letter = 0;
};

PlaneArea plane_area(Planes const& planes, int plane) {
  char const letter = static_cast<char>('A' + plane);
  if (planes.stereo)
    return {{stereo_from, planes.ranks + 1 + plane * (stereo_size + 1)},
            {stereo_from, stereo_from},
            stereo_size,
            stereo_size,
            letter};
  Square const corner =
      planes.across ? Square{plane * (planes.files + 1), 0} : Square{0, plane * (planes.ranks + 1)};
  return {corner, {0, 0}, planes.files, planes.ranks, letter};
}

template <class Visit>
void each_plane(Planes const& planes, Visit visit) {
  if (planes.stereo) visit(PlaneArea{{0, 0}, {0, 0}, planes.files, planes.ranks, 0});
  for (int plane = 0; plane < planes.count; ++plane) visit(plane_area(planes, plane));
}

}  // namespace

std::size_t Planes::all_files() const {
  auto const wide = static_cast<std::size_t>(files);
  if (stereo) return wide;
  return across ? (wide + 1) * static_cast<std::size_t>(count) : wide + 1;
}

std::size_t Planes::all_ranks() const {
  auto const high = static_cast<std::size_t>(ranks), all = static_cast<std::size_t>(count);
  if (stereo) return high + all * (stereo_size + 1);
  return across ? high : (high + 1) * all - 1;
}

Planes stereo_planes() { return {8, 8, 4, true, false}; }

Board board_of(Planes const& planes) {
  Board board;
  for (std::size_t rank = 0; rank < planes.all_ranks(); ++rank) {
    board.open_row();
    for (std::size_t file = 0; file < planes.all_files(); ++file) {
      Cell cell;
      cell.left = static_cast<int>(file) * quarters;
      cell.kind = CellKind::hole;
      board.add(std::move(cell));
    }
  }
  auto const at = [&](int file, int rank) -> Cell& {
    return board.row(board.rows() - 1 -
                     static_cast<std::size_t>(rank))[static_cast<std::size_t>(file)];
  };
  each_plane(planes, [&](PlaneArea const& one) {
    for (int file = 0; file < one.files; ++file)
      for (int rank = 0; rank < one.ranks; ++rank) {
        Cell& cell = at(one.corner.file + file, one.corner.rank + rank);
        cell.kind = CellKind::plain;
        cell.shade = (file + rank) % 2 == 0 ? Shade::dark : Shade::light;
      }
    if (one.letter != 0)
      at(one.corner.file + one.files, one.corner.rank).occupant = Text{std::string(1, one.letter)};
  });
  return board;
}

std::optional<Square> on_board(Planes const& planes, Square square, char plane) {
  std::optional<Square> found;
  each_plane(planes, [&](PlaneArea const& one) {
    int const file = square.file - one.first.file, rank = square.rank - one.first.rank;
    if (one.letter == plane && file >= 0 && rank >= 0 && file < one.files && rank < one.ranks)
      found = Square{one.corner.file + file, one.corner.rank + rank};
  });
  return found;
}

std::optional<Square> on_board(Planes const& planes, std::string_view written) {
  char plane = 0;
  if (!written.empty() && text::is_upper(written.back())) {
    plane = written.back();
    written.remove_suffix(1);
  }
  std::string name(written);
  std::erase_if(name, [](char c) { return c == '{' || c == '}'; });
  auto const square = read_square(name);
  return square ? on_board(planes, *square, plane) : std::nullopt;
}

std::optional<PlaneSquare> on_plane(Planes const& planes, Square square) {
  std::optional<PlaneSquare> found;
  each_plane(planes, [&](PlaneArea const& one) {
    int const file = square.file - one.corner.file, rank = square.rank - one.corner.rank;
    if (file >= 0 && rank >= 0 && file < one.files && rank < one.ranks)
      found = PlaneSquare{one.letter, {one.first.file + file, one.first.rank + rank}};
  });
  return found;
}

Count count_pieces(Board const& board) {
  Count count;
  for (Cell const& cell : board.cells()) {
    if (!cell.occupant) continue;
    auto const* piece = std::get_if<Piece>(&*cell.occupant);
    if (!piece) continue;
    if (piece->kind == Kind::circle || piece->kind == Kind::cross || piece->kind == Kind::square ||
        piece->kind == Kind::triangle)
      continue;
    if (piece->side == Side::white) ++count.white;
    if (piece->side == Side::black) ++count.black;
    if (piece->side == Side::neutral) ++count.neutral;
  }
  return count;
}

std::string count_text(Count count) {
  std::string out = std::to_string(count.white) + '+' + std::to_string(count.black);
  if (count.neutral != 0) out += '+' + std::to_string(count.neutral);
  return out;
}

}  // namespace dawson::chess
