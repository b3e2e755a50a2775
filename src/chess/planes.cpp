#include "chess/planes.hpp"

#include <algorithm>
#include <string>

#include "text/ascii.hpp"

namespace dawson::chess {
namespace {

constexpr int stereo_from = 2, stereo_size = 4;  // c3, and how far a plane goes from there

struct PlaneArea {
  Square corner;  ///< on the whole board, lower left
  Square first;   ///< what that square is called on its plane
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

}  // namespace dawson::chess
