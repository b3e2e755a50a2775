#include "terms/replay/replay_board.hpp"

#include <algorithm>

#include "notation/men/men_words.hpp"
#include "text/steps.hpp"

namespace dawson::terms {

ReplayMan::Colour colour_of(chess::Side side) {
  return side.name == chess::Side::white   ? ReplayMan::Colour::white
         : side.name == chess::Side::black ? ReplayMan::Colour::black
                                           : ReplayMan::Colour::neutral;
}

ReplayMan::Colour other(ReplayMan::Colour side) {
  return side == ReplayMan::Colour::white ? ReplayMan::Colour::black : ReplayMan::Colour::white;
}

std::optional<ReplayBoard> ReplayBoard::of(chess::Position const& position, WalkOf const& walk_of) {
  chess::Board const& board = position.board;
  if (!board.rectangular() || board.tiling != chess::Tiling::square || board.rows() == 0) return {};
  ReplayBoard out;
  out.ranks_ = static_cast<int>(board.rows());
  out.files_ = static_cast<int>(board.row(0).size());
  out.men_.resize(static_cast<std::size_t>(out.ranks_ * out.files_));
  for (int rank = 0; rank < out.ranks_; ++rank) {
    auto const row = board.row(static_cast<std::size_t>(out.ranks_ - 1 - rank));
    for (int file = 0; file < out.files_; ++file) {
      auto const& occupant = row[static_cast<std::size_t>(file)].occupant;
      auto const* const man = occupant ? std::get_if<chess::Man>(&*occupant) : nullptr;
      if (!man) continue;
      std::string walk = walk_of              ? walk_of(*man)
                         : man->rotation == 0 ? notation::english_walk(*man)
                                              : std::string();
      if (walk.empty()) walk.assign(1, '?');
      out.men_[out.index({file, rank})] = {colour_of(man->side), std::move(walk)};
    }
  }
  return out;
}

void ReplayBoard::put(chess::Square square, ReplayMan man) {
  text::Steps::take();
  std::size_t const place = index(square);
  undo_.emplace_back(place, std::exchange(men_[place], std::move(man)));
}

void ReplayBoard::go_back(std::size_t changes) {
  while (undo_.size() > changes) {
    men_[undo_.back().first] = std::move(undo_.back().second);
    undo_.pop_back();
  }
}

bool ReplayBoard::orthodox() const {
  return std::ranges::all_of(men_, [](ReplayMan const& man) {
    return man.walk.empty() || (man.walk.size() == 1 &&
                                std::string_view("KQRBSP").find(man.walk[0]) != std::string::npos);
  });
}

}  // namespace dawson::terms
