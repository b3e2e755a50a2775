#include "layout/games.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "chess/fairy_pieces.hpp"
#include "layout/measures.hpp"

namespace dawson::layout {
namespace {

using problem::Game;

struct Dressed {
  Game game;
  std::string_view piece;  ///< English name
  std::string_view white, black;
};

// White's general is the red one in xiangqi and Cho's in janggi, since these sides move first.
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

// Names of the same pieces in problems and other games.
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
  // The symbol of the promoted piece already shows the promotion.
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

namespace {

using chess::Kind;
using chess::Pocket;
using problem::HandPlace;

constexpr double widest_digit = 0.6;  // of the font's size

// Returns the number after a piece in hand; empty for one piece.
std::string count_of(Pocket const& held) {
  return held.count > 1 ? std::to_string(held.count) : std::string();
}
double count_width(Pocket const& held) {
  return held.count > 1 ? part("hand count gap") + widest_digit * part("hand label size") *
                                                       static_cast<double>(count_of(held).size())
                        : 0;
}

class HandLayout {
 public:
  HandLayout(Scene& scene, std::vector<Pocket> const& hands, problem::View const& view)
      : scene_(scene) {
    for (Pocket const& held : hands) {
      bool const lower = (held.piece.side != chess::Side::black) != view.flip;
      (lower ? lower_ : upper_).push_back(&held);
      widest_count_ = std::max(widest_count_, count_width(held));
    }
  }

  // Places the pieces in as few columns as they need, half a square away from the board.
  void beside(bool right, double rank_labels) {
    double const height = scene_.height, full_size = part("held man");
    auto const most = std::max(lower_.size(), upper_.size());
    while (columns_<most&& static_cast<double>(rows(lower_) + rows(upper_)) * full_size> height)
      ++columns_;
    piece_ = std::min(full_size, height / static_cast<double>(rows(lower_) + rows(upper_)));
    double const column = piece_ + widest_count_;
    double const width = static_cast<double>(columns_) * column;
    Rectangle const& frame = scene_.frame;
    double left = frame.x - rank_labels - part("hand gap") - width;
    if (right) {
      double const mover = scene_.to_move ? part("mover distance") + part("mover radius") : 0;
      left = frame.x + frame.width + std::max(part("hand gap"), mover + part("hand gap") / 2);
    }
    auto const put_all = [&](std::vector<Pocket const*> const& side, bool from_top) {
      for (std::size_t i = 0; i < side.size(); ++i) {
        std::size_t const row = i / columns_;
        double const up = static_cast<double>(row) * piece_;
        put(*side[i], left + static_cast<double>(i % columns_) * column,
            from_top ? height - up - piece_ : up);
      }
    };
    put_all(upper_, true);
    put_all(lower_, false);
    scene_.hand_area = {left, 0, width, height};
  }

  // Places the pieces in a line for each side; a line that is wider than the board is broken.
  void below() {
    piece_ = part("held man");
    double const top = lowest() - part("hand gap") / 2;
    double y = top, widest = scene_.width;
    for (auto const* side : {&upper_, &lower_}) {
      if (side->empty()) continue;
      double x = 0;
      y -= piece_;
      for (Pocket const* held : *side) {
        double const width = piece_ + count_width(*held);
        if (x > 0 && x + width > scene_.width) x = 0, y -= piece_;
        put(*held, x, y);
        x += width;
        widest = std::max(widest, x);
      }
    }
    scene_.hand_area = {0, y, widest, top - y};
  }

 private:
  std::size_t rows(std::vector<Pocket const*> const& side) const {
    return (side.size() + columns_ - 1) / columns_;
  }

  // Returns the lower end of the board with its coordinates.
  double lowest() const {
    bool const labelled = std::ranges::any_of(
        scene_.labels, [](Label const& label) { return label.place == LabelPlace::file; });
    return scene_.frame.y - (labelled ? part("file label gap") + part("outer label size") : 0);
  }

  void put(Pocket const& held, double x, double y) {
    scene_.held.push_back({{x, y, piece_, piece_}, held.piece});
    if (held.count > 1)
      scene_.labels.push_back({LabelPlace::hand,
                               {x + piece_ + part("hand count gap"), y + piece_ / 2},
                               count_of(held)});
  }

  Scene& scene_;
  std::vector<Pocket const*> lower_, upper_;  // by the end of the board next to them
  double widest_count_ = 0;
  std::size_t columns_ = 1;
  double piece_ = 0;
};

// Returns the place of a piece in the order of shogi.
std::size_t place_in_shogi(chess::Piece const& piece) {
  constexpr auto names = std::to_array<std::string_view>(
      {"gold general", "silver general", "shogi knight", "lance", "shogi pawn"});
  if (piece.kind != Kind::named)
    return piece.kind == Kind::rook ? 0 : piece.kind == Kind::bishop ? 1 : 9;
  return 2 + static_cast<std::size_t>(std::ranges::find(names, piece.name) - names.begin());
}

}  // namespace

double rank_label_room(Scene const& scene, double size) {
  double room = 0;
  for (Label const& label : scene.labels)
    if (label.place == LabelPlace::rank)
      room = std::max(room, part("rank label gap") +
                                widest_digit * size * static_cast<double>(label.text.size()));
  return room;
}

std::vector<Pocket> in_printed_order(std::vector<Pocket> hands) {
  bool const shogi = std::ranges::any_of(hands, [](Pocket const& held) {
    return held.piece.kind == Kind::named &&
           (held.piece.name == "gold general" || held.piece.name == "shogi pawn");
  });
  if (shogi)
    std::ranges::stable_sort(hands, {}, [](Pocket const& held) {
      return std::pair(held.piece.side.name, place_in_shogi(held.piece));
    });
  return hands;
}

void place_hands(Scene& scene, std::vector<Pocket> const& hands, problem::View const& view,
                 double label_size) {
  if (hands.empty() || view.hand == HandPlace::text || view.hand == HandPlace::none) return;
  std::vector<Pocket> const ordered = in_printed_order(hands);
  HandLayout layout(scene, ordered, view);
  if (view.hand == HandPlace::below) layout.below();
  else layout.beside(view.hand == HandPlace::right, rank_label_room(scene, label_size));
}

}  // namespace dawson::layout
