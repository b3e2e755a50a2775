#include "chess/census.hpp"

#include <fmt/format.h>

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
  return count.neutral == 0 ? fmt::format("{}+{}", count.white, count.black)
                            : fmt::format("{}+{}+{}", count.white, count.black, count.neutral);
}

}  // namespace dawson::chess
