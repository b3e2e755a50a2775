#include "chess/unicode.hpp"

#include <map>
#include <string_view>

namespace dawson::chess {
namespace {

// Eighths of a turn clockwise: upright, 90, 180 and 270 degrees exist for all six men ...
constexpr char32_t quarter_turns[4][3] = {
    {0x2654, 0x265A, 0x1FA00},
    {0x1FA09, 0x1FA0F, 0x1FA15},
    {0x1FA1E, 0x1FA24, 0x1FA2A},
    {0x1FA33, 0x1FA39, 0x1FA3F},
};
// ... 45, 135, 225 and 315 for knights alone: white, black, neutral in a row.
constexpr char32_t knights_between[4] = {0x1FA06, 0x1FA1B, 0x1FA30, 0x1FA45};

}  // namespace

std::optional<char32_t> unicode_character(Man const& man) {
  if (man.side.name > Side::neutral) return {};
  auto const side = static_cast<char32_t>(man.side.name);
  if (man.kind <= Kind::pawn) {
    if (man.rotation % 2 == 0)
      return quarter_turns[man.rotation / 2][side] + static_cast<char32_t>(man.kind);
    if (man.kind == Kind::knight) return knights_between[man.rotation / 2] + side;
    return {};
  }
  if (man.kind == Kind::named && man.name == "equihopper" && man.rotation % 4 != 1 &&
      man.rotation % 4 != 3)
    return (man.rotation % 4 == 0 ? 0x1FA48 : 0x1FA4B) + side;
  if (man.rotation != 0 || man.side == Side::neutral) return {};
  char32_t const black = man.side == Side::black ? 3 : 0;
  // The compounds of queen, rook and bishop, in this order; X-FEN's figures stand for the same men.
  auto const named = [&](std::string_view one, std::string_view other) {
    return man.kind == Kind::named && (man.name == one || man.name == other);
  };
  if (named("amazon", "knightqueen")) return 0x1FA4E + black;
  if (man.kind == Kind::chancellor || named("empress", "knightrook")) return 0x1FA4F + black;
  if (man.kind == Kind::archbishop || named("princess", "knightbishop")) return 0x1FA50 + black;
  // Unicode 17.
  char32_t const black_shatranj = man.side == Side::black ? 2 : 0;
  if (named("fers", "ferz")) return 0x1FA54 + black_shatranj;
  if (named("alfil", "elephant")) return 0x1FA55 + black_shatranj;
  return {};
}

std::optional<char32_t> copied_character(Man const& man) {
  constexpr char32_t shapes[][2] = {
      {0x25CB, 0x25CF}, {0x2715, 0x2716}, {0x25A1, 0x25A0}, {0x25B3, 0x25B2}};
  if (man.kind < Kind::circle || man.kind > Kind::triangle) return unicode_character(man);
  return shapes[static_cast<int>(man.kind) - static_cast<int>(Kind::circle)]
               [man.side == Side::black];
}

std::optional<Man> man_of_character(char32_t character) {
  static std::map<char32_t, Man> const men = [] {
    std::map<char32_t, Man> all;
    auto const add = [&](Man man) {
      for (Side::Name const side : {Side::white, Side::black, Side::neutral})
        for (int turn = 0; turn < 8; ++turn) {
          man.side.name = side;
          man.rotation = turn;
          if (auto const own = unicode_character(man)) all.try_emplace(*own, man);
        }
    };
    for (int kind = 0; kind <= static_cast<int>(Kind::pawn); ++kind)
      add({static_cast<Kind>(kind), {}, 0, {}});
    for (char const* name : {"equihopper", "amazon", "empress", "princess", "fers", "alfil"})
      add({Kind::named, {}, 0, name});
    return all;
  }();
  auto const found = men.find(character);
  return found == men.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace dawson::chess
