#include "replay_rules/board.hpp"

#include <algorithm>
#include <string_view>
#include <tuple>

#include "notation/men/men_words.hpp"
#include "text/limits.hpp"

namespace dawson::replay_rules {

Colour colour_of(chess::Side side) {
  return side.name == chess::Side::white   ? Colour::white
         : side.name == chess::Side::black ? Colour::black
                                           : Colour::neutral;
}

Colour other(Colour side) { return side == Colour::white ? Colour::black : Colour::white; }

std::string written(Piece const& piece) {
  switch (piece.colour) {
    case Colour::none: return {};
    case Colour::white: return "w" + piece.walk;
    case Colour::black: return "b" + piece.walk;
    case Colour::neutral: break;
  }
  return "n" + piece.walk;
}

Piece imitator() { return {Colour::neutral, "I"}; }

std::optional<Board> Board::of(chess::Position const& position, WalkOf const& walk_of) {
  chess::Board const& board = position.board;
  if (!board.rectangular() || board.tiling != chess::Tiling::square || board.rows() == 0) return {};
  Board out;
  out.ranks_ = static_cast<int>(board.rows());
  out.files_ = static_cast<int>(board.row(0).size());
  out.pieces_.resize(static_cast<std::size_t>(out.ranks_ * out.files_));
  for (int rank = 0; rank < out.ranks_; ++rank) {
    auto const row = board.row(static_cast<std::size_t>(out.ranks_ - 1 - rank));
    for (int file = 0; file < out.files_; ++file) {
      auto const& occupant = row[static_cast<std::size_t>(file)].occupant;
      auto const* const piece = occupant ? std::get_if<chess::Piece>(&*occupant) : nullptr;
      if (!piece || std::ranges::count(position.imitators, Square{file, rank}) > 0) continue;
      std::string walk = walk_of                ? walk_of(*piece)
                         : piece->rotation == 0 ? notation::english_walk(*piece)
                                                : std::string();
      if (walk.empty()) walk.assign(1, '?');
      Piece here{colour_of(piece->side), std::move(walk)};
      out.set(out.index({file, rank}), here);
    }
  }
  for (Square const square : position.imitators) {
    Piece here = imitator();
    if (out.has(square)) out.set(out.index(square), here);
  }
  out.imitates_ = !position.imitators.empty();
  out.flat_ = !out.imitates_ && position.edges == chess::Edges::none &&
              std::ranges::all_of(board.cells(), [](chess::Cell const& cell) {
                return cell.kind == chess::CellKind::plain &&
                       (!cell.occupant || std::holds_alternative<chess::Piece>(*cell.occupant));
              });
  constexpr int usual = 8;
  auto const kings = [&](Colour side) { return std::ranges::count(out.pieces_, Piece{side, "K"}); };
  auto const is_neutral = [](Piece const& piece) { return piece.colour == Colour::neutral; };
  out.plain_ = out.flat_ && out.files_ == usual && out.ranks_ == usual &&
               position.attributes.empty() && !position.hands && position.rules.empty() &&
               kings(Colour::white) <= 1 && kings(Colour::black) <= 1 &&
               std::ranges::none_of(out.pieces_, is_neutral);
  return out;
}

Board Board::game_array() {
  constexpr std::string_view officers = "RSBQKBSR";
  Board out;
  out.flat_ = out.plain_ = true;
  out.pieces_.resize(officers.size() * officers.size());
  for (int file = 0; file < out.files_; ++file) {
    std::string const walk(1, officers[static_cast<std::size_t>(file)]);
    for (auto [rank, colour, stands] :
         {std::tuple{0, Colour::white, walk}, std::tuple{1, Colour::white, std::string("P")},
          std::tuple{out.ranks_ - 2, Colour::black, std::string("P")},
          std::tuple{out.ranks_ - 1, Colour::black, walk}}) {
      Piece piece{colour, std::move(stands)};
      out.set(out.index({file, rank}), piece);
    }
  }
  return out;
}

void Board::set(std::size_t place, Piece& piece) {
  Piece& there = pieces_[place];
  if (there.usual() == 'K') std::erase(kings_, square(place));
  if (piece.usual() == 'K' && piece.stands()) kings_.push_back(square(place));
  auto const fairy_count = [](Piece const& one) {
    return one.stands() && one.usual() == '\0' ? 1 : 0;
  };
  fairy_count_ += fairy_count(piece) - fairy_count(there);
  std::swap(there, piece);
}

void Board::put(Square square, Piece piece) {
  text::WorkBudget::take();
  std::size_t const place = index(square);
  set(place, piece);
  undo_.emplace_back(place, std::move(piece));
}

void Board::go_back(std::size_t changes) {
  while (undo_.size() > changes) {
    set(undo_.back().first, undo_.back().second);
    undo_.pop_back();
  }
}

std::vector<Square> Board::imitators() const {
  std::vector<Square> out;
  for (std::size_t place = 0; imitates_ && place < pieces_.size(); ++place)
    if (pieces_[place] == imitator()) out.push_back(square(place));
  return out;
}

std::vector<Square> Board::changed_since(std::size_t changes) const {
  std::vector<Square> out;
  for (std::size_t i = changes; i < undo_.size(); ++i) {
    Square const at = square(undo_[i].first);
    if (std::ranges::find(out, at) == out.end()) out.push_back(at);
  }
  return out;
}

bool Board::touched(Square square) const {
  std::size_t const place = index(square);
  return std::ranges::any_of(undo_, [&](auto const& change) { return change.first == place; });
}

}  // namespace dawson::replay_rules
