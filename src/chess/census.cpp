#include "chess/census.hpp"

namespace dawson::chess {

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
