// The board on which a solution is played through: who stands where, and the way back.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "chess/position.hpp"
#include "chess/square.hpp"

namespace dawson::terms {

/// A man by colour and Popeye's English walk; a figure that no walk is known of has "?".
struct ReplayMan {
  enum class Colour : char { none, white, black, neutral };
  Colour colour = Colour::none;
  std::string walk;

  bool stands() const { return colour != Colour::none; }
  bool is_of(Colour side) const { return colour == side || colour == Colour::neutral; }
};

ReplayMan::Colour colour_of(chess::Side side);
ReplayMan::Colour other(ReplayMan::Colour side);

using WalkOf = std::function<std::string(chess::Man const&)>;

class ReplayBoard {
 public:
  /// Nothing for boards that are no rectangle of squares. `walk_of` gives the English walk of a
  /// man, empty where nobody knows it; without it turned men are unknown.
  static std::optional<ReplayBoard> of(chess::Position const& position, WalkOf const& walk_of = {});

  bool has(chess::Square at) const {
    return at.file >= 0 && at.rank >= 0 && at.file < files_ && at.rank < ranks_;
  }
  ReplayMan const& at(chess::Square square) const { return men_[index(square)]; }
  void put(chess::Square square, ReplayMan man);
  void clear(chess::Square square) { put(square, {}); }

  int files() const { return files_; }
  int ranks() const { return ranks_; }
  /// Whether all men are those of the usual game, upright.
  bool orthodox() const;

  /// How many changes there were, and the board as it was after so many.
  std::size_t changes() const { return undo_.size(); }
  void go_back(std::size_t changes);

 private:
  std::size_t index(chess::Square square) const {
    return static_cast<std::size_t>(square.rank * files_ + square.file);
  }
  int files_ = 8, ranks_ = 8;
  std::vector<ReplayMan> men_;
  std::vector<std::pair<std::size_t, ReplayMan>> undo_;
};

}  // namespace dawson::terms
