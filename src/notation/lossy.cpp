// A writer alone knows what it can say: each occupant is tried by itself on the empty board.
#include "notation/lossy.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace dawson::notation {

chess::Position sayable_part(chess::Position const& position, Notation const& notation,
                             Dialect const& dialect) {
  chess::Position bare;
  bare.board = position.board;
  for (chess::Cell& cell : bare.board.cells()) cell.occupant.reset();
  auto const free =
      std::ranges::find(bare.board.cells(), chess::CellKind::plain, &chess::Cell::kind);
  chess::Position part = position;
  if (part.hands && !notation.hands) part.hands.reset();
  if (part.hands)
    std::erase_if(*part.hands, [&](chess::Pocket const& held) {
      bare.hands = {held};
      return !notation.write(bare, dialect).ok();
    });
  bare.hands.reset();
  if (free == bare.board.cells().end()) return part;

  std::vector<std::pair<chess::SquareContent, std::optional<chess::SquareContent>>> decided;
  auto const sayable = [&](chess::SquareContent const& occupant) {
    free->occupant = occupant;
    return notation.write(bare, dialect).ok();
  };
  for (chess::Cell& cell : part.board.cells()) {
    if (!cell.occupant) continue;
    auto known = std::ranges::find(decided, *cell.occupant, &decltype(decided)::value_type::first);
    if (known == decided.end()) {
      std::optional<chess::SquareContent> said = *cell.occupant;
      if (!sayable(*said)) {
        std::visit([](auto& occupant) { occupant.rotation = 0; }, *said);
        if (auto* const piece = std::get_if<chess::Piece>(&*said))
          piece->promotion = chess::Promotion::none;
        if (!sayable(*said)) said.reset();
      }
      known = decided.insert(decided.end(), {*cell.occupant, said});
    }
    cell.occupant = known->second;
  }
  return part;
}

}  // namespace dawson::notation
