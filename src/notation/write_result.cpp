#include "notation/write_result.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace dawson::notation {

std::string refusal(std::string_view notation, WriteResult const& written) {
  return fmt::format("{}: {} cannot say this", fmt::join(written.unsupported, ", "), notation);
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

void drop_fields(chess::Position const& position, WriteResult& written) {
  if (position.to_move) written.dropped.emplace_back("the side to move");
  if (position.castling && !position.castling->empty())
    written.dropped.emplace_back("the castling rights");
  if (position.en_passant && *position.en_passant != "-")
    written.dropped.emplace_back("the en passant square");
  drop_clocks(position, written);
  drop_operations(position, written);
  drop_sections(position, written);
}

void drop_shade(chess::Position const& position, chess::Shade implied, WriteResult& written) {
  chess::Shade const shade = position.board.lower_left;
  if (shade == implied) return;
  written.dropped.emplace_back(shade == chess::Shade::none ? "that no square is shaded"
                               : shade == chess::Shade::light
                                   ? "the light square at the lower left"
                                   : "the dark square at the lower left");
}

}  // namespace dawson::notation
