// The board on which a solution is replayed, with undo.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "chess/board.hpp"
#include "chess/position.hpp"

namespace dawson::replay_rules {

using chess::Square;

enum class Colour : char { none, white, black, neutral };

Colour colour_of(chess::Side side);
Colour other(Colour side);

/// A piece by colour and Popeye's English walk; "?" for a symbol without a known walk.
struct Piece {
  Colour colour = Colour::none;
  std::string walk;

  bool stands() const { return colour != Colour::none; }
  bool is_of(Colour side) const { return colour == side || colour == Colour::neutral; }
  /// Returns K, Q, R, B, S or P for a piece of orthodox chess; else '\0'.
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

/// Returns "wQ", "bP"; empty for an empty square.
std::string written(Piece const& piece);

/// Returns the content of a square with an imitator.
Piece imitator();

using WalkOf = std::function<std::string(chess::Piece const&)>;

class Board {
 public:
  /// Returns no value for boards other than rectangles of squares. `walk_of` returns the English
  /// walk of a piece, empty if unknown; without it rotated pieces are unknown.
  static std::optional<Board> of(chess::Position const& position, WalkOf const& walk_of = {});

  /// Returns the game array, with which proof games begin.
  static Board game_array();

  bool has(Square at) const {
    return at.file >= 0 && at.rank >= 0 && at.file < files_ && at.rank < ranks_;
  }
  Piece const& at(Square square) const { return pieces_[index(square)]; }
  void put(Square square, Piece piece);
  void clear(Square square) { put(square, {}); }

  int files() const { return files_; }
  int ranks() const { return ranks_; }

  /// Returns true if all pieces are orthodox and upright.
  bool orthodox() const { return fairy_count_ == 0; }

  /// Returns true for a board without holes, joined edges and imitators.
  bool flat() const { return flat_; }

  /// Returns true if orthodox rules fully apply: flat, eight by eight squares, at most one king
  /// per side, no neutral pieces, no pieces with attributes (royal, magic ...).
  bool plain() const { return plain_; }

  /// Returns the squares of imitators, from a1 to the last square.
  std::vector<Square> imitators() const;

  /// Returns the squares of the kings of both sides.
  std::vector<Square> const& kings() const { return kings_; }

  /// Return the number of changes so far, and undo all changes after a number of them.
  std::size_t changes() const { return undo_.size(); }
  void go_back(std::size_t changes);

  /// Calls a function on the board after a move, and undoes the move. It is not counted as a
  /// change.
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

  /// Returns the squares that changed after the first `changes` changes, each once, in order.
  std::vector<Square> changed_since(std::size_t changes) const;

  /// Returns true if any change so far was on the square.
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
  int fairy_count_ = 0;  ///< number of pieces that are not orthodox
  std::vector<std::pair<std::size_t, Piece>> undo_;
};

}  // namespace dawson::replay_rules
