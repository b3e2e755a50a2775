#include "layout/games.hpp"

#include <algorithm>
#include <utility>

#include "chess/fairy_men.hpp"

namespace dawson::layout {
namespace {

using problem::Game;

struct Dressed {
  Game game;
  std::string_view man;  ///< English name
  std::string_view white, black;
};

// White's general is the red one in xiangqi and Cho's in janggi: both move first.
constexpr Dressed table[] = {
    {Game::shogi, "king", "shogi-king", "shogi-king"},
    {Game::shogi, "rook", "shogi-rook", "shogi-rook"},
    {Game::shogi, "bishop", "shogi-bishop", "shogi-bishop"},
    {Game::shogi, "gold general", "shogi-gold", "shogi-gold"},
    {Game::shogi, "silver general", "shogi-silver", "shogi-silver"},
    {Game::shogi, "shogi knight", "shogi-knight", "shogi-knight"},
    {Game::shogi, "lance", "shogi-lance", "shogi-lance"},
    {Game::shogi, "shogi pawn", "shogi-pawn", "shogi-pawn"},
    {Game::shogi, "dragon king", "shogi-dragon", "shogi-dragon"},
    {Game::shogi, "dragon horse", "shogi-horse", "shogi-horse"},
    {Game::shogi, "promoted silver", "shogi-promoted-silver", "shogi-promoted-silver"},
    {Game::shogi, "promoted knight", "shogi-promoted-knight", "shogi-promoted-knight"},
    {Game::shogi, "promoted lance", "shogi-promoted-lance", "shogi-promoted-lance"},
    {Game::shogi, "tokin", "shogi-tokin", "shogi-tokin"},
    {Game::xiangqi, "general", "xiangqi-red-general", "xiangqi-black-general"},
    {Game::xiangqi, "advisor", "xiangqi-red-advisor", "xiangqi-black-advisor"},
    {Game::xiangqi, "xiangqi elephant", "xiangqi-red-elephant", "xiangqi-black-elephant"},
    {Game::xiangqi, "horse", "xiangqi-red-horse", "xiangqi-black-horse"},
    {Game::xiangqi, "chariot", "xiangqi-red-chariot", "xiangqi-black-chariot"},
    {Game::xiangqi, "cannon", "xiangqi-red-cannon", "xiangqi-black-cannon"},
    {Game::xiangqi, "soldier", "xiangqi-red-soldier", "xiangqi-black-soldier"},
    {Game::janggi, "general", "janggi-cho-general", "janggi-han-general"},
    {Game::janggi, "guard", "janggi-guard", "janggi-guard"},
    {Game::janggi, "janggi elephant", "janggi-elephant", "janggi-elephant"},
    {Game::janggi, "horse", "janggi-horse", "janggi-horse"},
    {Game::janggi, "chariot", "janggi-chariot", "janggi-chariot"},
    {Game::janggi, "janggi cannon", "janggi-cannon", "janggi-cannon"},
    {Game::janggi, "janggi soldier", "janggi-cho-soldier", "janggi-han-soldier"},
};

// Other names of theirs, as problems and other games call them.
constexpr std::pair<std::string_view, std::string_view> same_men[] = {
    {"king", "general"}, {"rook", "chariot"}, {"mao", "horse"}, {"pao", "cannon"}};

Dressed const* row_of(Game game, std::string_view man) {
  auto const row = std::ranges::find_if(
      table, [&](Dressed const& each) { return each.game == game && each.man == man; });
  if (row != std::end(table)) return &*row;
  auto const same =
      std::ranges::find(same_men, man, &std::pair<std::string_view, std::string_view>::first);
  return same == std::end(same_men) ? nullptr : row_of(game, same->second);
}

std::string_view name_of(chess::Man const& man) {
  if (man.kind != chess::Kind::named) return chess::kind_name(man.kind);
  auto const* fairy = chess::find_fairy_man(man.name);
  return fairy ? fairy->name : std::string_view(man.name);
}

void dress(chess::Man& man, Game game) {
  if (man.kind == chess::Kind::letter) return;
  Dressed const* row = row_of(game, man.name);
  if (!row) row = row_of(game, name_of(man));
  if (!row) return;
  bool const black = man.side == chess::Side::black;
  // A man who has promoted into another has that one's sign.
  if (man.promotion == chess::Promotion::promoted && man.kind == chess::Kind::named)
    man.promotion = chess::Promotion::none;
  man.kind = chess::Kind::named;
  man.name = black ? row->black : row->white;
  if (black && game == Game::shogi) man.side = chess::Side::white;
}

}  // namespace

Style style_of_game(Style style, std::optional<Game> game) {
  using problem::BoardForm;
  if (style.men || !game) return style;
  style.men = game;
  if (game == Game::shogi) style.turned = true;
  if (game == Game::xiangqi) style.form = BoardForm::points;
  if (game == Game::janggi) style.form = BoardForm::points_without_river;
  return style;
}

void dress(std::vector<Placed>& men, Style const& style, bool flip) {
  constexpr int half_around = 4, whole = 8;
  bool const has_signs = style.men.value_or(Game::chess) != Game::chess;
  if (!style.turned && !has_signs) return;
  for (Placed& placed : men) {
    auto* man = std::get_if<chess::Man>(&placed.occupant);
    if (!man) continue;
    if (style.turned && man->side == (flip ? chess::Side::white : chess::Side::black))
      man->rotation = (man->rotation + half_around) % whole;
    if (has_signs) dress(*man, *style.men);
  }
}

std::string_view name_in_words(chess::Man const& man) {
  auto const row = std::ranges::find_if(
      table, [&](Dressed const& each) { return each.white == man.name || each.black == man.name; });
  return row == std::end(table) ? std::string_view(man.name) : row->man;
}

chess::Occupant dressed(chess::Occupant occupant, std::optional<Game> game) {
  auto* man = std::get_if<chess::Man>(&occupant);
  if (man && game) dress(*man, *game);
  return occupant;
}

}  // namespace dawson::layout
