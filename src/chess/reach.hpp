// The squares that a man reaches on a board with other men on it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "chess/board.hpp"
#include "chess/movement.hpp"
#include "chess/square.hpp"
#include "text/result.hpp"

namespace dawson::chess {

/// What a square is to the man that moves.
enum class Content : std::uint8_t { empty, hole, friendly, enemy };

/// A rectangle of squares with what stands on them.
class Arena {
 public:
  Arena(int files, int ranks)
      : files_(files),
        ranks_(ranks),
        squares_(static_cast<std::size_t>(files) * static_cast<std::size_t>(ranks)) {}

  int files() const { return files_; }
  int ranks() const { return ranks_; }
  bool has(Square s) const {
    return s.file >= 0 && s.rank >= 0 && s.file < files_ && s.rank < ranks_;
  }
  Content at(Square s) const { return squares_[index(s)]; }
  void put(Square s, Content content) { squares_[index(s)] = content; }

 private:
  std::size_t index(Square s) const {
    return static_cast<std::size_t>(s.rank) * static_cast<std::size_t>(files_) +
           static_cast<std::size_t>(s.file);
  }
  int files_, ranks_;
  std::vector<Content> squares_;
};

/// `board` as a man of `side` meets it: men of his own side are friendly, all others enemies;
/// markers and texts stand in the way and cannot be captured. E-BOARD (the span is empty) on boards
/// that are no rectangle of squares: hexagonal and rhombic ones, rows that are shifted or of
/// unequal length, wide squares.
text::Result<Arena> arena(Board const& board, Side side);

enum class End : std::uint8_t {
  range,  ///< as far as it goes, or all around a cylinder, or up to where there is nothing to jump
  edge,   ///< it would go on beyond the edge
  blocked,  ///< a man or a hole is in the way, on a square that it would step on or pass over
};

/// One ride on one board.
struct Trail {
  Ride ride;
  std::vector<Square> squares;  ///< all that it stepped on, the hurdle's and the last man's too
  std::vector<bool>
      reached;  ///< for each of them: it can end there, on an empty square or by capturing
  std::optional<Square> hurdle;  ///< of hops and cannons
  End end = End::range;
  std::optional<Square> blocker;  ///< the man that is in the way
};

/// The order of targets.
struct ByFile {
  bool operator()(Square a, Square b) const {
    return a.file != b.file ? a.file < b.file : a.rank < b.rank;
  }
};

/// Takes on one square and ends on another.
struct TakenOnTheWay {
  Square taken, end;

  friend bool operator==(TakenOnTheWay const&, TakenOnTheWay const&) = default;
};

/// Neither `moves` nor `captures` has what only a first move, the last move before, castling or a
/// man taken on the way gives.
struct Targets {
  std::vector<Square> moves;  ///< empty squares that it can go to
  std::vector<Square>
      captures;  ///< squares on which an enemy is or could be captured, if he stood there
  std::vector<Square> first_move;  ///< reached by a first move, and not otherwise
  std::vector<Square> passant;     ///< empty squares where it may take in passing
  std::vector<Square> castling;
  std::vector<Square> own;                ///< men of its own side that it can take
  std::vector<TakenOnTheWay> on_the_way;  ///< one man taken; enemies are supposed as for `captures`
  bool pass = false;  ///< it can come back to where it stood, and nothing has happened

  friend bool operator==(Targets const&, Targets const&) = default;
};

/// Each ride of `movement` from `from`, which counts as empty. A ride that comes back to it stops.
/// Of a chain, nothing.
std::vector<Trail> trails(Movement const& movement, Arena const& arena, Square from);

/// The squares that `movement` reaches from `from`, sorted by file, then rank. What it says of a
/// man taken on the way holds for chains that take one.
Targets targets(Movement const& movement, Arena const& arena, Square from);

/// Where the man that `ride` castles with stands: at the end of the rank, or so many squares from
/// it as the ride skips. The man's own square where there is none.
Square castling_partner(Ride const& ride, Arena const& arena, Square from);

/// Where hurdles would have to stand for the rides of `movement` that hop or jump and find nobody:
/// in the second square of a ride where there is room behind it, else in the first; on a jumping
/// step, the first square that it passes over. Nowhere for rides that cannot use one on this board.
std::vector<Square> sample_hurdles(Movement const& movement, Arena const& arena, Square from);

/// One way of a chain: the man's square, those where it turns, the last one that it can end on.
struct ChainWay {
  std::vector<Square> squares;
  bool runs_on = false;  ///< beyond the edge
};

/// The ways of chains that take nobody before they end; nothing if there are more than `most`.
std::vector<ChainWay> chain_ways(Movement const& movement, Arena const& arena, Square from,
                                 std::size_t most);

}  // namespace dawson::chess
