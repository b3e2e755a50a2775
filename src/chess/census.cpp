#include "chess/census.hpp"

namespace dawson::chess {

Count count_men(Board const& board) {
  Count count;
  for (Cell const& cell : board.cells()) {
    if (!cell.occupant) continue;
    auto const* man = std::get_if<Man>(&*cell.occupant);
    if (!man) continue;
    if (man->kind == Kind::circle || man->kind == Kind::cross || man->kind == Kind::square ||
        man->kind == Kind::triangle)
      continue;
    if (man->side == Side::white) ++count.white;
    if (man->side == Side::black) ++count.black;
    if (man->side == Side::neutral) ++count.neutral;
  }
  return count;
}

std::string count_text(Count count) {
  std::string out = std::to_string(count.white) + '+' + std::to_string(count.black);
  if (count.neutral != 0) out += '+' + std::to_string(count.neutral);
  return out;
}

}  // namespace dawson::chess
