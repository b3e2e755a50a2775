#include "chess/unicode.hpp"

#include <map>
#include <string_view>

namespace dawson::chess {
namespace {

// Eighths of a turn clockwise: upright, 90, 180 and 270 degrees exist for all six pieces ...
constexpr char32_t quarter_turns[4][3] = {
    {0x2654, 0x265A, 0x1FA00},
    {0x1FA09, 0x1FA0F, 0x1FA15},
    {0x1FA1E, 0x1FA24, 0x1FA2A},
    {0x1FA33, 0x1FA39, 0x1FA3F},
};
// ... 45, 135, 225 and 315 degrees for knights only: white, black, neutral.
constexpr char32_t knights_between[4] = {0x1FA06, 0x1FA1B, 0x1FA30, 0x1FA45};

}  // namespace

std::optional<char32_t> unicode_character(Piece const& piece) {
  if (piece.side.name > Side::neutral) return {};
  auto const side = static_cast<char32_t>(piece.side.name);
  if (piece.kind <= Kind::pawn) {
    if (piece.rotation % 2 == 0)
      return quarter_turns[piece.rotation / 2][side] + static_cast<char32_t>(piece.kind);
    if (piece.kind == Kind::knight) return knights_between[piece.rotation / 2] + side;
    return {};
  }
  if (piece.kind == Kind::named && piece.name == "equihopper" && piece.rotation % 4 != 1 &&
      piece.rotation % 4 != 3)
    return (piece.rotation % 4 == 0 ? 0x1FA48 : 0x1FA4B) + side;
  if (piece.rotation != 0 || piece.side == Side::neutral) return {};
  char32_t const black = piece.side == Side::black ? 3 : 0;
  // The compounds of queen, rook and bishop, in this order. Names of X-FEN mean the same pieces.
  auto const named = [&](std::string_view one, std::string_view other) {
    return piece.kind == Kind::named && (piece.name == one || piece.name == other);
  };
  if (named("amazon", "knightqueen")) return 0x1FA4E + black;
  if (piece.kind == Kind::chancellor || named("empress", "knightrook")) return 0x1FA4F + black;
  if (piece.kind == Kind::archbishop || named("princess", "knightbishop")) return 0x1FA50 + black;
  // Unicode 17.
  char32_t const black_shatranj = piece.side == Side::black ? 2 : 0;
  if (named("fers", "ferz")) return 0x1FA54 + black_shatranj;
  if (named("alfil", "elephant")) return 0x1FA55 + black_shatranj;
  return {};
}

std::optional<char32_t> copied_character(Piece const& piece) {
  constexpr char32_t shapes[][2] = {
      {0x25CB, 0x25CF}, {0x2715, 0x2716}, {0x25A1, 0x25A0}, {0x25B3, 0x25B2}};
  if (piece.kind < Kind::circle || piece.kind > Kind::triangle) return unicode_character(piece);
  return shapes[static_cast<int>(piece.kind) - static_cast<int>(Kind::circle)]
               [piece.side == Side::black];
}

std::optional<Piece> piece_of_character(char32_t character) {
  static std::map<char32_t, Piece> const pieces = [] {
    std::map<char32_t, Piece> all;
    auto const add = [&](Piece piece) {
      for (Side::Name const side : {Side::white, Side::black, Side::neutral})
        for (int turn = 0; turn < 8; ++turn) {
          piece.side.name = side;
          piece.rotation = turn;
          if (auto const own = unicode_character(piece)) all.try_emplace(*own, piece);
        }
    };
    for (int kind = 0; kind <= static_cast<int>(Kind::pawn); ++kind)
      add({static_cast<Kind>(kind), {}, 0, {}});
    for (char const* name : {"equihopper", "amazon", "empress", "princess", "fers", "alfil"})
      add({Kind::named, {}, 0, name});
    return all;
  }();
  auto const found = pieces.find(character);
  return found == pieces.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace dawson::chess
