#include "layout/games.hpp"

#include <algorithm>
#include <utility>

#include "chess/fairy_men.hpp"

namespace dawson::layout {
namespace {

using problem::Game;

struct Dressed {
  Game game;
  std::string_view piece;  ///< English name
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
constexpr std::pair<std::string_view, std::string_view> same_pieces[] = {
    {"king", "general"}, {"rook", "chariot"}, {"mao", "horse"}, {"pao", "cannon"}};

Dressed const* row_of(Game game, std::string_view piece) {
  auto const row = std::ranges::find_if(
      table, [&](Dressed const& each) { return each.game == game && each.piece == piece; });
  if (row != std::end(table)) return &*row;
  auto const same =
      std::ranges::find(same_pieces, piece, &std::pair<std::string_view, std::string_view>::first);
  return same == std::end(same_pieces) ? nullptr : row_of(game, same->second);
}

std::string_view name_of(chess::Piece const& piece) {
  if (piece.kind != chess::Kind::named) return chess::kind_name(piece.kind);
  auto const* fairy = chess::find_fairy_piece(piece.name);
  return fairy ? fairy->name : std::string_view(piece.name);
}

void dress(chess::Piece& piece, Game game) {
  if (piece.kind == chess::Kind::letter) return;
  Dressed const* row = row_of(game, piece.name);
  if (!row) row = row_of(game, name_of(piece));
  if (!row) return;
  bool const black = piece.side == chess::Side::black;
  // A man who has promoted into another has that one's sign.
  if (piece.promotion == chess::Promotion::promoted && piece.kind == chess::Kind::named)
    piece.promotion = chess::Promotion::none;
  piece.kind = chess::Kind::named;
  piece.name = black ? row->black : row->white;
  if (black && game == Game::shogi) piece.side = chess::Side::white;
}

}  // namespace

Style style_of_game(Style style, std::optional<Game> game) {
  using problem::BoardForm;
  if (style.pieces || !game) return style;
  style.pieces = game;
  if (game == Game::shogi) style.turned = true;
  if (game == Game::xiangqi) style.form = BoardForm::points;
  if (game == Game::janggi) style.form = BoardForm::points_without_river;
  return style;
}

void dress(std::vector<Placed>& pieces, Style const& style, bool flip) {
  constexpr int half_around = 4, whole = 8;
  bool const has_signs = style.pieces.value_or(Game::chess) != Game::chess;
  if (!style.turned && !has_signs) return;
  for (Placed& placed : pieces) {
    auto* piece = std::get_if<chess::Piece>(&placed.occupant);
    if (!piece) continue;
    if (style.turned && piece->side == (flip ? chess::Side::white : chess::Side::black))
      piece->rotation = (piece->rotation + half_around) % whole;
    if (has_signs) dress(*piece, *style.pieces);
  }
}

std::string_view name_in_words(chess::Piece const& piece) {
  auto const row = std::ranges::find_if(table, [&](Dressed const& each) {
    return each.white == piece.name || each.black == piece.name;
  });
  return row == std::end(table) ? std::string_view(piece.name) : row->piece;
}

chess::SquareContent dressed(chess::SquareContent occupant, std::optional<Game> game) {
  auto* piece = std::get_if<chess::Piece>(&occupant);
  if (piece && game) dress(*piece, *game);
  return occupant;
}

}  // namespace dawson::layout
