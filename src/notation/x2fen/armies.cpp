#include "notation/x2fen/armies.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace dawson::notation {
namespace {

using chess::Kind;
using chess::Side;

constexpr std::array kinds = {Kind::rook,  Kind::knight, Kind::bishop, Kind::king,
                              Kind::queen, Kind::pawn,   Kind::robot};

struct Army {
  Side::Name side;
  std::string_view signs;  ///< in the order of `kinds`
};

constexpr std::array armies = {Army{Side::red, "~!@#$%&"}, Army{Side::blue, "()=*+{}"}};

}  // namespace

std::optional<chess::Piece> piece_of_sign(char sign) {
  for (Army const& army : armies)
    if (auto const index = army.signs.find(sign); index != army.signs.npos)
      return chess::Piece{kinds[index], army.side, 0, {}};
  return {};
}

char sign_of(chess::Piece const& piece) {
  auto const kind = std::ranges::find(kinds, piece.kind);
  auto const army = std::ranges::find(armies, piece.side.name, &Army::side);
  if (kind == kinds.end() || army == armies.end()) return 0;
  return army->signs[static_cast<std::size_t>(kind - kinds.begin())];
}

}  // namespace dawson::notation
