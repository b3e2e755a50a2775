#include "layout/hexagons.hpp"

#include <string>

#include "layout/board_lines.hpp"

namespace dawson::layout {
namespace {

constexpr int shades = 3;

// Along a rank the shades alternate in one order; the hexagon above to the right has the shade
// before, the one above to the left the shade after.
int shade_of(int half_cells, int rank) {
  int const column = half_cells - rank;  // even within a tiling, possibly below 0
  int const rounded = column >= 0 ? column / 2 : -((1 - column) / 2);
  return ((rounded - rank) % shades + shades) % shades;
}

}  // namespace

void shade_hexagons(Scene& scene, std::span<chess::Cell const* const> shown,
                    chess::Board const& board, Style const& style,
                    std::function<Rectangle(chess::Cell const&)> const& place) {
  auto const own_shade = [&](chess::Cell const& cell, int rank) {
    return shade_of((cell.left - board.left()) / (chess::quarters / 2), rank);
  };
  auto const lowest = board.row(board.rows() - 1);
  int const first = lowest.empty() ? 0 : own_shade(lowest.front(), 0);
  std::string const dark = hexadecimal(style.dark),
                    between = hexadecimal(mixed(style.light, style.dark, 0.5));
  std::size_t row = 0;
  for (chess::Cell const* const cell : shown) {
    while (cell >= board.row(row).data() + board.row(row).size()) ++row;
    int const rank = static_cast<int>(board.rows() - 1 - row);
    int const shade = (own_shade(*cell, rank) - first + shades) % shades;
    if (shade == 1 || cell->kind == chess::CellKind::wall) continue;
    PlacedMark fill;
    fill.kind = chess::MarkKind::fill;
    fill.area = place(*cell);
    fill.colour = shade == 0 ? dark : between;
    fill.shape = {{cell_polygon(fill.area, board.tiling), true}};
    scene.marks.push_back(std::move(fill));
  }
}

}  // namespace dawson::layout
