#include "notation/letters.hpp"

#include <array>

namespace dawson::notation {

using chess::Kind;

char letter_of(Kind kind) {
  switch (kind) {
    case Kind::king: return 'k';
    case Kind::queen: return 'q';
    case Kind::rook: return 'r';
    case Kind::bishop: return 'b';
    case Kind::knight: return 'n';
    case Kind::pawn: return 'p';
    case Kind::archbishop: return 'a';
    case Kind::chancellor: return 'c';
    case Kind::robot: return 't';
    case Kind::circle: return 'c';
    case Kind::cross: return 'x';
    case Kind::square: return 's';
    case Kind::triangle: return 't';
    case Kind::letter:
    case Kind::named: break;
  }
  return 0;
}

char letter_of(chess::Side side) {
  switch (side.name) {
    case chess::Side::white: return 'w';
    case chess::Side::black: return 'b';
    case chess::Side::neutral: return 'n';
    case chess::Side::red: return 'r';
    case chess::Side::blue: return 'l';
    case chess::Side::green: return 'g';
    case chess::Side::yellow: return 'y';
    case chess::Side::purple: return 'p';
    case chess::Side::orange: return 'o';
    case chess::Side::numbered: break;
  }
  return 0;
}

std::optional<chess::Piece> piece_of(char letter, std::span<Kind const> kinds) {
  char const lower = to_lower(letter);
  for (Kind const kind : kinds)
    if (letter_of(kind) == lower)
      return chess::Piece{kind, is_upper(letter) ? chess::Side::white : chess::Side::black, 0, {}};
  return {};
}

std::span<Kind const> orthodox_kinds() {
  static constexpr std::array kinds = {Kind::king,   Kind::queen,  Kind::rook,
                                       Kind::bishop, Kind::knight, Kind::pawn};
  return kinds;
}

}  // namespace dawson::notation
