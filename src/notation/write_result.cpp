#include "notation/write_result.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace dawson::notation {

std::string refusal(std::string_view notation, WriteResult const& written) {
  return fmt::format("{} cannot represent {}", notation, fmt::join(written.unsupported, ", "));
}

void drop_turn(chess::Position const& position, WriteResult& written) {
  if (position.to_move) written.dropped.emplace_back("the side to move");
  if (position.castling && !position.castling->empty())
    written.dropped.emplace_back("the castling rights");
  if (position.en_passant && *position.en_passant != "-")
    written.dropped.emplace_back("the en passant square");
}

void drop_clocks(chess::Position const& position, WriteResult& written) {
  if (position.halfmove.value_or(0) != 0 || position.fullmove.value_or(1) != 1)
    written.dropped.emplace_back("the clocks");
}

void drop_operations(chess::Position const& position, WriteResult& written) {
  if (position.operations && !position.operations->empty())
    written.dropped.emplace_back("the operations");
}

void drop_sections(chess::Position const& position, WriteResult& written) {
  if (!position.rules.empty() && position.rules != "standard")
    written.dropped.emplace_back("the game rules");
  if (!position.board_variant.empty() && position.board_variant != "square")
    written.dropped.emplace_back("the kind of board");
}

void drop_beside_game(chess::Position const& position, WriteResult& written) {
  drop_operations(position, written);
  drop_sections(position, written);
  drop_shade(position, chess::Shade::dark, written);
}

void drop_beside_board(chess::Position const& position, WriteResult& written) {
  drop_turn(position, written);
  drop_clocks(position, written);
  drop_beside_game(position, written);
}

std::string pieces_in_hand(std::vector<chess::Pocket> const& hands) {
  unsigned pieces = 0;
  for (chess::Pocket const& held : hands) pieces += held.count;
  return fmt::format("{} {} in hand", pieces, pieces == 1 ? "piece" : "pieces");
}

void refuse_hands(chess::Position const& position, WriteResult& written) {
  if (!position.hands) return;
  if (position.hands->empty()) written.dropped.emplace_back("the empty hands");
  else written.unsupported.push_back(pieces_in_hand(*position.hands));
  if (!written.ok()) written.text.clear();
}

void drop_walls(chess::Position const& position, WriteResult& written) {
  auto const walls =
      std::ranges::count(position.board.cells(), chess::CellKind::wall, &chess::Cell::kind);
  if (walls > 0)
    written.dropped.push_back(walls == 1 ? "1 wall (written as a hole)"
                                         : fmt::format("{} walls (written as holes)", walls));
}

void drop_shade(chess::Position const& position, chess::Shade implied, WriteResult& written) {
  chess::Shade const shade = position.board.lower_left;
  if (shade == implied) return;
  written.dropped.emplace_back(shade == chess::Shade::none ? "the missing shading"
                               : shade == chess::Shade::light
                                   ? "the light square at the lower left"
                                   : "the dark square at the lower left");
}

}  // namespace dawson::notation
