// The board on which a solution is played through: who stands where, and the way back.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "chess/board.hpp"
#include "chess/position.hpp"

namespace dawson::play {

using chess::Square;

enum class Colour : char { none, white, black, neutral };

Colour colour_of(chess::Side side);
Colour other(Colour side);

/// A man by colour and Popeye's English walk; a figure that no walk is known of has "?".
struct Piece {
  Colour colour = Colour::none;
  std::string walk;

  bool stands() const { return colour != Colour::none; }
  bool is_of(Colour side) const { return colour == side || colour == Colour::neutral; }
  /// K, Q, R, B, S or P of a man of the usual game; else nothing.
  char usual() const {
    char const letter = walk.size() == 1 ? walk[0] : '\0';
    switch (letter) {
      case 'K':
      case 'Q':
      case 'R':
      case 'B':
      case 'S':
      case 'P': return letter;
      default: return '\0';
    }
  }

  friend bool operator==(Piece const&, Piece const&) = default;
};

/// "wQ", "bP"; empty where nobody stands.
std::string written(Piece const& piece);

/// What stands on a square that an imitator has.
Piece imitator();

using WalkOf = std::function<std::string(chess::Piece const&)>;

class Board {
 public:
  /// Nothing for boards that are no rectangle of squares. `walk_of` gives the English walk of a
  /// man, empty where nobody knows it; without it turned men are unknown.
  static std::optional<Board> of(chess::Position const& position, WalkOf const& walk_of = {});

  /// The array from which games, and proof games, begin.
  static Board game_array();

  bool has(Square at) const {
    return at.file >= 0 && at.rank >= 0 && at.file < files_ && at.rank < ranks_;
  }
  Piece const& at(Square square) const { return pieces_[index(square)]; }
  void put(Square square, Piece piece);
  void clear(Square square) { put(square, {}); }

  int files() const { return files_; }
  int ranks() const { return ranks_; }

  /// Whether all men are those of the usual game, upright.
  bool orthodox() const { return strange_ == 0; }

  /// Whether lines run as they are drawn: no holes, no edges that are joined, no imitators.
  bool flat() const { return flat_; }

  /// Whether the rules of the usual game say all about it: flat, eight by eight squares, at most
  /// one king a side, no neutral men, nobody with a nature of his own (royal, magic ...).
  bool plain() const { return plain_; }

  /// Where imitators stand, from a1 to the last square.
  std::vector<Square> imitators() const;

  /// Where kings stand, of both sides.
  std::vector<Square> const& kings() const { return kings_; }

  /// How many changes there were, and the board as it was after so many.
  std::size_t changes() const { return undo_.size(); }
  void go_back(std::size_t changes);

  /// A move on trial: made, looked at, taken back. Not among the changes.
  template <class Look>
  auto after_trial(Square from, Square to, std::optional<Square> taken, Look const& look) {
    Piece mover, captured, passed;
    if (taken) set(index(*taken), passed);
    set(index(from), mover);
    std::swap(mover, captured);
    set(index(to), captured);
    auto const out = look();
    set(index(to), captured);
    std::swap(mover, captured);
    set(index(from), mover);
    if (taken) set(index(*taken), passed);
    return out;
  }

  /// The squares that changed since there were so many changes, each once, as they came.
  std::vector<Square> changed_since(std::size_t changes) const;

  /// Whether anything has come or gone there since the beginning.
  bool touched(Square square) const;

 private:
  std::size_t index(Square square) const {
    return static_cast<std::size_t>(square.rank * files_ + square.file);
  }
  Square square(std::size_t index) const {
    int const at = static_cast<int>(index);
    return {at % files_, at / files_};
  }
  int files_ = 8, ranks_ = 8;
  bool flat_ = false, plain_ = false;
  void set(std::size_t place, Piece& piece);  // exchanges the two

  std::vector<Piece> pieces_;
  bool imitates_ = false;
  std::vector<Square> kings_;
  int strange_ = 0;  ///< men who are not those of the usual game
  std::vector<std::pair<std::size_t, Piece>> undo_;
};

}  // namespace dawson::play
