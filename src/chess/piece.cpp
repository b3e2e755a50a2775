#include "chess/piece.hpp"

namespace dawson::chess {

std::string side_name(Side side) {
  constexpr std::string_view names[] = {"white", "black",  "neutral", "red",   "blue",
                                        "green", "yellow", "purple",  "orange"};
  if (side.name == Side::numbered) return "colour " + std::to_string(side.number);
  return std::string(names[side.name]);
}

std::string_view kind_name(Kind kind) {
  constexpr std::string_view names[] = {"king",  "queen",      "rook",       "bishop", "knight",
                                        "pawn",  "archbishop", "chancellor", "robot",  "circle",
                                        "cross", "square",     "triangle",   "letter", "named"};
  return names[static_cast<std::size_t>(kind)];
}

std::string_view promotion_name(Promotion promotion) {
  constexpr std::string_view names[] = {"", "promoted", "was a pawn"};
  return names[static_cast<std::size_t>(promotion)];
}

SquareContent::SquareContent() = default;
SquareContent::SquareContent(SquareContent const&) = default;
SquareContent::SquareContent(SquareContent&&) noexcept = default;
SquareContent& SquareContent::operator=(SquareContent const&) = default;
SquareContent& SquareContent::operator=(SquareContent&&) noexcept = default;
SquareContent::~SquareContent() = default;
bool operator==(SquareContent const&, SquareContent const&) = default;

}  // namespace dawson::chess
